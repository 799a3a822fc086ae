import { type Kysely, sql } from 'kysely';

/** Searches that people follow. `looked_at`: until when it is known what they find. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table followed_search (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      query text not null,
      followed_at timestamptz not null,
      looked_at timestamptz not null
    )`.execute(db);
  // A query may be longer than an index takes.
  await sql`create unique index followed_search_query on followed_search (player_id, md5(query))`.execute(db);
  await sql`create index followed_search_looked on followed_search (looked_at, id)`.execute(db);
}
