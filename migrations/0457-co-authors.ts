import { type Kysely, sql } from 'kysely';

/**
 * Who writes a story together: a row for each of them, its author among them, and for each who is invited. A story by one person has
 * none. What they are credited for stands in `story_writer`, as for the stories of rooms; somebody may not have written a word yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table co_author (
      story_id uuid not null references story (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      invited_by uuid references player (id) on delete set null,
      invited_at timestamptz not null,
      joined_at timestamptz,
      agreed_at timestamptz check (agreed_at is null or joined_at is not null),
      primary key (story_id, player_id)
    )`.execute(db);
  await sql`create index co_author_player on co_author (player_id)`.execute(db);
  await sql`create index co_author_inviter on co_author (invited_by) where invited_by is not null`.execute(db);
  await sql`alter table story_writer drop constraint story_writer_characters_check`.execute(db);
  await sql`alter table story_writer add constraint story_writer_characters_check check (characters >= 0)`.execute(db);
  await tellPagesOfWriters(db);
}

/** Pages name everybody who writes a story: the story's own, and each writer's. */
async function tellPagesOfWriters(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger woven_story_changed on story`.execute(db);
  await sql`
    create trigger woven_story_changed after update on story
    for each row when (new.arena in ('story_weave', 'fan_fic') and (old.status = 'published' or new.status = 'published'))
    execute function tell_woven_changed()`.execute(db);
  await sql`
    create or replace function tell_writer_changed() returns trigger language plpgsql as $$
    begin
      if coalesce(new.player_id, old.player_id) is not null then
        perform announce('page_changed', 'author:' || coalesce(new.player_id, old.player_id));
      end if;
      perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      return null;
    end $$`.execute(db);
  await sql`drop trigger story_writer_changed on story_writer`.execute(db);
  await sql`
    create trigger story_writer_changed after insert or delete or update of player_id on story_writer
    for each row execute function tell_writer_changed()`.execute(db);
}
