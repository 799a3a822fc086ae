import { type Kysely, sql } from 'kysely';

/** Filters that people keep as their own for all lists, or for those of a fandom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_filters (
      player_id uuid not null references player (id) on delete cascade,
      fandom_id text not null,
      filters text not null,
      kept_at timestamptz not null,
      primary key (player_id, fandom_id)
    )`.execute(db);
}
