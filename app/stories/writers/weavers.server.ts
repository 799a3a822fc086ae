import { type RawBuilder, sql } from 'kysely';
import { isOfArena } from '../of-arena.server';

/** The ids of those who wrote the story of a query's row in a room and whose names it leaves out. */
export function namelessWeaverIds(): RawBuilder<string[]> {
  return sql<string[]>`array(select nameless.player_id from weave_nameless_writer as nameless where nameless.story_id = story.id)`;
}

/**
 * The ids of those to whom the story of a query's row belongs because they wrote it in a room, with their name on it or without, as long
 * as they have an account. Empty for all other stories; what the Day's Line made of a week belongs to nobody.
 * @see docs/product/tags.md
 */
export function weaverIds(): RawBuilder<string[]> {
  return sql<string[]>`case when ${isOfArena('ofRooms')}
    and not exists (select from days_line_week as week where week.story_id = story.id)
    then array(select woven.player_id from story_writer as woven where woven.story_id = story.id and woven.player_id is not null)
      || ${namelessWeaverIds()} else '{}' end`;
}
