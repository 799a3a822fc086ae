import { type Kysely, sql } from 'kysely';

/** Texts on other desks than a session's can be recorded while they are written; the recording of one that becomes a story goes on as the story's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_recording (
      text_id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      about text not null,
      begun_at timestamptz not null,
      steps text not null default '',
      text text not null default '',
      page_id uuid,
      next_batch integer not null default 0,
      words text
    )`.execute(db);
  await sql`create index desk_recording_player on desk_recording (player_id, begun_at)`.execute(db);
  await sql`alter table session_recording drop constraint session_recording_story_id_fkey`.execute(db);
  await sql`
    alter table session_recording add constraint session_recording_story_id_fkey
    foreign key (story_id) references story (id) on delete cascade`.execute(db);
}
