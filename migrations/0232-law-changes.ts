import { type Kysely, sql } from 'kysely';

/** Which changes of the pages of law everybody has been told of, and how far that is: `told_up_to` is the last account's id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table law_change (
      id text primary key,
      told_at timestamptz not null,
      told_up_to uuid,
      done_at timestamptz
    )`.execute(db);
}
