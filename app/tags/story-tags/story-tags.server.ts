import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag, TagKind } from '../rules/tag';

/** Tags on a card; the story's page shows all. */
const ON_CARD = 12;

/** The tags of the story of a query's row, as an SQL expression; null where it has none. @param most how many at most; by default all. */
export function storyTags(most?: number): RawBuilder<ShownTag[] | null> {
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  return sql<ShownTag[] | null>`case when story.tag_count > 0 then (
    select json_agg(json_build_object('id', shown.id, 'kind', shown.kind, 'name', shown.name) order by shown.place)
    from (
      select coalesce(story_tag.counts_as, tag.id) as id, tag.kind, tag.name, story_tag.place
      from story_tag join tag on tag.id = story_tag.tag_id
      where story_tag.story_id = story.id order by story_tag.place ${limit}) as shown) end`;
}

/** Those of them that a card shows. */
export const cardTags = () => storyTags(ON_CARD);

/** What an author has given a story, in their order. */
export async function writtenTags(executor: Executor, storyId: string): Promise<{ kind: TagKind; name: string }[]> {
  return executor
    .selectFrom('story_tag')
    .innerJoin('tag', 'tag.id', 'story_tag.tag_id')
    .select(['tag.kind', 'tag.name'])
    .where('story_tag.story_id', '=', storyId)
    .orderBy('story_tag.place')
    .execute();
}
