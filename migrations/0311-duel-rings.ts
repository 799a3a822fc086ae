import { type Kysely, sql } from 'kysely';

/** People whom the site has found to favour each other in duels: each ring becomes one case for moderators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duel_ring_member (
      player_id uuid not null references player (id) on delete cascade,
      ring_id uuid not null,
      found_at timestamptz not null,
      primary key (player_id, ring_id)
    )`.execute(db);
  await sql`create index duel_ring_member_ring on duel_ring_member (ring_id)`.execute(db);
  await sql`create index duel_reading_voted on duel_reading (ended_at) where picked_id is not null`.execute(db);
}
