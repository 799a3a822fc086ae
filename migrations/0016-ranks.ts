import { type Kysely, sql } from 'kysely';

/** Ranks of large boards and boards of friends: steps are found by rank, and everything else is answered from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rank_step_place on rank_step (board, score, reached_at desc, rank desc)`.execute(db);
  await sql`create index board_row_of_player on board_row (player_id, board) include (score, reached_at, hidden)`.execute(db);
  await sql`drop index board_row_player`.execute(db);
  // Unused since boards leave out hidden players; each gain wrote into it.
  await sql`drop index board_row_rank`.execute(db);
  // An index-only scan works for pages vacuumed since they last changed: by default that is after every fifth row.
  await sql`
    alter table board_row set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db);
}
