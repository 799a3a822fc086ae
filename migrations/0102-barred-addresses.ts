import { type Kysely, sql } from 'kysely';

/** Addresses of banned people who have deleted their accounts, by keyed hashes, so that no new account is opened with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table barred_address (
      address_hash text primary key,
      barred_at timestamptz not null
    )`.execute(db);
}
