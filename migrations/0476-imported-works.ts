import { type Kysely, sql } from 'kysely';

/** Works that authors bring from elsewhere, and their chapters until all of them are here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_work (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      batch_id uuid not null,
      story_id uuid unique references story (id) on delete cascade,
      title text not null,
      fandom_id text not null,
      fandom text not null,
      chapters integer not null check (chapters > 0),
      said jsonb,
      address text,
      byline text not null,
      first_published date,
      last_updated date,
      series jsonb not null,
      imported_at timestamptz not null,
      publish_asked_at timestamptz,
      released_at timestamptz,
      in_latest boolean not null default false,
      held boolean not null default false
    )`.execute(db);
  await sql`create index imported_work_player on imported_work (player_id, imported_at desc, id)`.execute(db);
  await sql`create index imported_work_address on imported_work (address) where address is not null`.execute(db);
  await sql`create index imported_work_asked on imported_work (publish_asked_at) where publish_asked_at is not null and released_at is null`.execute(
    db,
  );
  await sql`create index imported_work_unfinished on imported_work (imported_at) where story_id is null`.execute(db);
  await sql`
    create table imported_chapter (
      work_id uuid not null references imported_work (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      number integer not null check (number > 0),
      title text not null,
      body text not null,
      note_before text not null,
      note_after text not null,
      primary key (work_id, number)
    )`.execute(db);
  await sql`create index imported_chapter_player on imported_chapter (player_id)`.execute(db);
}
