import { type Kysely, sql } from 'kysely';

/** The ranks with which the day began, of the first 10,000 of each board: what a player's change since yesterday counts from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_rank (
      board text not null,
      player_id uuid not null references player (id) on delete cascade,
      rank integer not null,
      day date not null,
      primary key (player_id, board)
    )`.execute(db);
  await sql`create index day_rank_day on day_rank (board, day)`.execute(db);
}
