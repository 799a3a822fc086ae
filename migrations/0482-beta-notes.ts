import { type Kysely, sql } from 'kysely';

/**
 * What beta readers and the author say of a passage: notes, and answers to them; with a note also another wording for its paragraph,
 * and the one that it is to replace. They go with their chapter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table beta_note (
      id uuid primary key,
      owner_id uuid not null references player (id) on delete cascade,
      work_id uuid not null,
      chapter_id uuid not null,
      author_id uuid references player (id) on delete set null,
      answers_id uuid references beta_note (id) on delete cascade,
      passage jsonb,
      body text not null,
      replaces text,
      wording text,
      taken_at timestamptz,
      created_at timestamptz not null,
      resolved_at timestamptz,
      removed_at timestamptz,
      hidden_at timestamptz,
      check ((answers_id is null) = (passage is not null)),
      check ((replaces is null) = (wording is null))
    )`.execute(db);
  await sql`create index beta_note_chapter on beta_note (chapter_id, created_at)`.execute(db);
  await sql`create index beta_note_work on beta_note (work_id)`.execute(db);
  await sql`create index beta_note_owner on beta_note (owner_id)`.execute(db);
  await sql`create index beta_note_author on beta_note (author_id) where author_id is not null`.execute(db);
  await sql`create index beta_note_answers on beta_note (answers_id) where answers_id is not null`.execute(db);
  await sql`
    create trigger beta_note_evidence after delete or update of body, wording on beta_note
    for each row execute function keep_evidence('beta-note', 'id', 'body,wording')`.execute(db);
  await sql`
    create or replace function end_beta_shares() returns trigger language plpgsql as $$
    begin
      if not exists (select from chapter_draft where id = old.id) and not exists (select from fanfic_chapter where id = old.id) then
        delete from beta_note where chapter_id = old.id;
        delete from beta_share where chapter_id = old.id;
        delete from beta_share where work_id = old.id and not exists (select from story where id = old.id);
      end if;
      return null;
    end $$`.execute(db);
}
