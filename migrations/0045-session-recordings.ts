import { type Kysely, sql } from 'kysely';

/**
 * How the text of a writing session came about, where its writer wanted it recorded. `text` is what `steps` make, and
 * `published_steps` what everybody may watch, null while that is nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_recording (
      story_id uuid primary key references writing_session (story_id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      steps text not null default '',
      text text not null default '',
      page_id uuid,
      next_batch integer not null default 0,
      published_steps text
    )`.execute(db);
  await sql`create index session_recording_player on session_recording (player_id)`.execute(db);
}
