import { type Kysely, sql } from 'kysely';

/** Accounts that were erased, by hashes of their ids, so that a restored backup does not bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasure (
      player_hash text primary key,
      works text not null check (works in ('keep', 'delete')),
      erased_at timestamptz not null
    )`.execute(db);
}
