import { type Kysely, sql } from 'kysely';

/** What readers say of a chapter without words. Pages of the story that are kept for visitors show how many did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chapter_sticker (
      player_id uuid not null references player (id) on delete cascade,
      chapter_id uuid not null references fanfic_chapter (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      sticker text not null,
      given_at timestamptz not null,
      primary key (player_id, chapter_id, sticker)
    )`.execute(db);
  await sql`create index chapter_sticker_chapter on chapter_sticker (chapter_id, sticker)`.execute(db);
  await sql`create index chapter_sticker_story on chapter_sticker (story_id)`.execute(db);
  await sql`
    create function tell_stickers_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger chapter_sticker_changed after insert or delete on chapter_sticker
    for each row execute function tell_stickers_changed()`.execute(db);
}
