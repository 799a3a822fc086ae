import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/** A fandom of the registry that a story is of. */
interface FandomOfStory {
  id: string;
  /** Whether the story was published in it; a crossover's others are among its tags. */
  isOwn: boolean;
}

/**
 * The fandoms of a story that people can follow: the one in which it was published, and the others in the order of its author.
 * @see docs/product/fan-fiction-fandoms.md
 */
export async function fandomsOf(executor: Executor, storyId: string): Promise<FandomOfStory[]> {
  const { rows } = await sql<FandomOfStory>`
    select id, place is null as "isOwn" from (
      select fandom_id as id, null::integer as place from story where story.id = ${storyId} and fandom_id is not null
      union all
      select tag.fandom_id, story_tag.place from story_tag join tag on tag.id = story_tag.counts_as
      where story_tag.story_id = ${storyId} and tag.fandom_id is distinct from (select fandom_id from story where story.id = ${storyId})
        and tag.fandom_id is not null) as fandom
    order by place nulls first`.execute(executor);
  return rows;
}
