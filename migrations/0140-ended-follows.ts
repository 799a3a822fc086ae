import { type Kysely, sql } from 'kysely';

/** A block ends the follows between two people. Those of blocks from before it did are ended here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from player_follow using player_block as block
    where block.kind = 'block'
      and (follower_id = block.player_id and followed_id = block.other_id or follower_id = block.other_id and followed_id = block.player_id)`.execute(
    db,
  );
  await sql`
    delete from story_follow using player_block as block, story
    where block.kind = 'block' and story.id = story_follow.story_id
      and (story_follow.player_id = block.player_id and story.author_id = block.other_id
        or story_follow.player_id = block.other_id and story.author_id = block.player_id)`.execute(db);
}
