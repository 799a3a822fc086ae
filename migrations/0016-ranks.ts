import { type Kysely, sql } from 'kysely';

/** Ranks of large boards and boards of friends: steps are found by place, and the rest is answered from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rank_step_place on rank_step (board, score, reached_at desc, rank desc)`.execute(db);
  await sql`create index board_row_of_player on board_row (player_id, board) include (score, reached_at, hidden)`.execute(db);
  await sql`drop index board_row_player`.execute(db);
  // Nothing asks for it since boards leave out who is hidden; each gain wrote into it.
  await sql`drop index board_row_rank`.execute(db);
  // An index alone answers only for pages that were vacuumed since they changed last: by default, after every fifth row.
  await sql`
    alter table board_row set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db);
}
