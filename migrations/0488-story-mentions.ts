import { type Kysely, sql } from 'kysely';

/**
 * People whom a story names besides its authors: whom it is for, and whom it thanks for reading it first. Pages that are kept for
 * visitors show those who agreed: the story's own, its author's, and lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_mention (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      kind text not null check (kind in ('gift', 'thanks')),
      state text not null check (state in ('asked', 'agreed', 'declined')),
      named_by uuid references player (id) on delete set null,
      named_at timestamptz not null,
      unique (story_id, kind, player_id)
    )`.execute(db);
  await sql`create index story_mention_player on story_mention (player_id, named_at)`.execute(db);
  await sql`create index story_mention_namer on story_mention (named_by) where named_by is not null`.execute(db);
  await sql`
    create function tell_mention_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'stories', true);
      perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      perform announce('page_changed', 'author:' || author_id)
      from story where id = coalesce(new.story_id, old.story_id) and author_id is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_mention_changed after insert or delete or update of state on story_mention
    for each row execute function tell_mention_changed()`.execute(db);
}
