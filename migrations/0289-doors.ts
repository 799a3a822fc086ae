import { type Kysely, sql } from 'kysely';

/**
 * Doors before what was reported as grave, until somebody has looked: before stories, with who has opened them, and before
 * comments. An open case knows whether a door, and no hiding, is what its reports did. Visitors’ pages of unlisted stories are
 * dropped from the page cache, too, when they change. Comes after 0270, which sets the same constraint.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story drop constraint story_status_check`.execute(db);
  await sql`
    alter table story add constraint story_status_check
      check (status in ('draft', 'published', 'hidden', 'unlisted', 'behind_door')) not valid`.execute(db);
  await sql`
    create table story_door (
      story_id uuid primary key references story (id) on delete cascade,
      about text not null check (about in ('children', 'threat')),
      put_at timestamptz not null
    )`.execute(db);
  await sql`
    create table opened_door (
      story_id uuid not null references story_door (story_id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      opened_at timestamptz not null,
      primary key (story_id, player_id)
    )`.execute(db);
  await sql`create index opened_door_player on opened_door (player_id)`.execute(db);
  await sql`alter table fanfic_comment add column behind_door boolean not null default false`.execute(db);
  await sql`alter table moderation_case add column door boolean not null default false`.execute(db);
  await sql`
    create or replace function tell_story_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status in ('published', 'unlisted') or tg_op <> 'DELETE' and new.status in ('published', 'unlisted') then
        perform announce('page_changed', 'stories', true);
        perform announce('page_changed', 'story:' || coalesce(new.id, old.id));
        if coalesce(new.parent_id, old.parent_id) is not null then
          perform announce('page_changed', 'story:' || coalesce(new.parent_id, old.parent_id));
        end if;
        if coalesce(new.author_id, old.author_id) is not null then
          perform announce('page_changed', 'author:' || coalesce(new.author_id, old.author_id));
        end if;
      end if;
      return null;
    end $$`.execute(db);
}
