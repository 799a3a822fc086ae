import { type Kysely, sql } from 'kysely';

/** Stories that people keep a bookmark in. To the millisecond, because cursors of lists are made from a Date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_bookmark (
      player_id uuid not null references player (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      added_at timestamptz(3) not null,
      primary key (player_id, story_id)
    )`.execute(db);
  await sql`create index story_bookmark_added on story_bookmark (player_id, added_at desc, story_id desc)`.execute(db);
  await sql`create index story_bookmark_story on story_bookmark (story_id)`.execute(db);
}
