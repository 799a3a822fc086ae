import { type Kysely, sql } from 'kysely';

/**
 * The leaderboards, which each feature adds by a migration of its own: with an arena, a board counts the XP earned there.
 * The ledger takes any arena, as code names them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table board (id text primary key, arena text unique)`.execute(db);
  await sql`
    insert into board (id, arena) values
      ('all', null), ('story_weave', 'story_weave'), ('creative_writing', 'creative_writing'), ('fan_fic', 'fan_fic'), ('word_games', null)`.execute(
    db,
  );
  await sql`
    alter table board_row
      drop constraint board_row_board_check,
      add constraint board_row_board_fkey foreign key (board) references board (id) not valid`.execute(db);
  await sql`alter table xp_entry drop constraint xp_entry_arena_check`.execute(db);
}
