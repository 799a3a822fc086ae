import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** A person who read along. */
export interface BetaPerson {
  id: string;
  name: string;
}

/**
 * The names that a story can ask to thank: who reads it along, or wrote notes on it; none that was asked before, writes it, is hidden, or
 * between which and an author there is a block. A block of another name of the same person's is not asked: it would say whose the name is.
 */
export async function betasToThank(executor: Executor, storyId: string): Promise<BetaPerson[]> {
  const { rows } = await sql<BetaPerson>`
    with author as (
      select author_id as id from story where id = ${storyId} and author_id is not null
      union select unnest(array[player_id, pen_id]) from co_author where story_id = ${storyId} and joined_at is not null
    ), named as (
      select id from author where id not in (
        select player_id from co_author where story_id = ${storyId} and joined_at is not null and pen_id is not null))
    select player.id, player.name from player
    where player.id in (
        select reader.player_id from beta_share as share join beta_reader as reader on reader.share_id = share.id
        where share.work_id = ${storyId} and reader.removed_at is null
        union all
        select note.author_id from beta_note as note where note.work_id = ${storyId} and note.removed_at is null)
      and player.hidden_at is null
      and player.id not in (select id from named)
      and not exists (select from story_mention as mention
        where mention.story_id = ${storyId} and mention.kind = 'thanks' and mention.player_id = player.id)
      and not exists (select from player_block as block where block.kind = 'block' and (
        coalesce(block.as_id, block.player_id) = player.id and block.other_id in (select id from author)
        or block.other_id = player.id and block.player_id in (select id from author)))
    order by player.name_key`.execute(executor);
  return rows;
}
