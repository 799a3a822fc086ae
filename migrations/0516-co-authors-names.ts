import { type Kysely, sql } from 'kysely';

/**
 * Under which pen name somebody writes a story, or is asked to; null under their own. One account can be asked by several of its names,
 * because a refusal would say that they are one person's, but writes a story under one of them. A pen name says whether authors who do
 * not know it may ask it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table co_author drop constraint co_author_pkey`.execute(db);
  await sql`alter table co_author
    add column id uuid not null default gen_random_uuid() primary key,
    add column pen_id uuid references player (id) on delete cascade`.execute(db);
  await sql`
    update co_author set pen_id = pen.id from story, player as pen
    where story.id = co_author.story_id and pen.pen_of = co_author.player_id
      and (pen.id = story.author_id or story.author_id is null and exists (
        select from shared_work as held where held.story_id = story.id and held.player_id = pen.id and held.unnamed))`.execute(db);
  await sql`create unique index co_author_name on co_author (story_id, (coalesce(pen_id, player_id)))`.execute(db);
  await sql`create unique index co_author_joined on co_author (story_id, player_id) where joined_at is not null`.execute(db);
  await sql`create index co_author_pen on co_author (pen_id) where pen_id is not null`.execute(db);
  await sql`alter table player add column takes_invitations boolean not null default false`.execute(db);
}
