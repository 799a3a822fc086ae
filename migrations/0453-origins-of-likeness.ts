import { type Kysely, sql } from 'kysely';

/**
 * Where authors were who said that a tag is another one: as a keyed hash of the address, for a week. Answers from one address or
 * browser are one cluster and count as one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tag_likeness add column address_key text, add column cluster_id uuid`.execute(db);
  await sql`create index tag_likeness_origin on tag_likeness (answered_at) where address_key is not null`.execute(db);
}
