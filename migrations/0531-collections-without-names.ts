import { type Kysely, sql } from 'kysely';

/**
 * A story stays in its collections when its author is gone, or has left it: nobody has added it then. Until now such a row went with the
 * account, while the story stayed, and kept the names of those who had left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_work alter column player_id drop not null, drop constraint shared_work_player_id_fkey`.execute(db);
  await sql`
    alter table shared_work add constraint shared_work_player_id_fkey
      foreign key (player_id) references player (id) on delete set null not valid`.execute(db);
  await sql`alter table shared_work validate constraint shared_work_player_id_fkey`.execute(db);
  const isWritten = sql`(
    work.player_id is not distinct from story.author_id or exists (
      select from co_author where co_author.story_id = story.id and co_author.joined_at is not null
        and work.player_id in (co_author.player_id, co_author.pen_id)))`;
  await sql`
    delete from prompt_claim as claim using shared_work as work, story
    where story.id = work.story_id and claim.prompt_id = work.prompt_id and claim.player_id = work.player_id and not work.unnamed
      and not ${isWritten}`.execute(db);
  await sql`
    update shared_work as work set player_id = story.author_id from story
    where story.id = work.story_id and not work.unnamed and not ${isWritten}`.execute(db);
  await sql`
    insert into shared_work (collection_id, story_id, player_id, state, added_at)
    select item.collection_id, item.story_id, null, 'in', item.added_at
    from collection_story as item join shared_collection as shared using (collection_id)
    on conflict do nothing`.execute(db);
}
