import { type Kysely, sql } from 'kysely';

/** Who writes on a chapter of a story by several, published or not; nobody else's words reach it until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chapter_hold (
      chapter_id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      until timestamptz not null
    )`.execute(db);
  await sql`create index chapter_hold_player on chapter_hold (player_id)`.execute(db);
  await sql`create index chapter_hold_story on chapter_hold (story_id)`.execute(db);
}
