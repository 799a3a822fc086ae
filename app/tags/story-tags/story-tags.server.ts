import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag, TagKind } from '../rules/tag';
import { textOfTags } from '../rules/tags-in-text';
import { tagTexts } from '../texts';

/** Tags on a card; the story's page shows all. */
const ON_CARD = 12;

/** A tag from a query's row. */
type TagRow = ShownTag & { place: number };

/**
 * The tags of the story of a query's row, as an SQL expression for `tagsIn`; null where it has none.
 * @param most how many at most; by default all.
 */
export function storyTags(most?: number): RawBuilder<TagRow[] | null> {
  const first = most === undefined ? sql`` : sql`and story_tag.place < ${sql.lit(most)}`;
  return sql<TagRow[] | null>`case when story.tag_count > 0 then (
    select json_agg(json_build_object(
      'place', story_tag.place, 'id', coalesce(story_tag.counts_as, tag.id), 'kind', tag.kind, 'name', tag.name))
    from story_tag join tag on tag.id = story_tag.tag_id
    where story_tag.story_id = story.id ${first}) end`;
}

/** Those of them that a card shows. */
export const cardTags = () => storyTags(ON_CARD);

/** All of them, for what programs read: their names are `namesOfAll`. */
export const allTags = () => storyTags().as('all_tags');

/** The names of all tags of a row with `allTags`, in the order of their author. */
export const namesOfAll = (row: { all_tags: TagRow[] | null }): string[] => tagsIn(row.all_tags).map(({ name }) => name);

/** The tags from a query's rows, in the order of their author. */
export function tagsIn(rows: TagRow[] | null): ShownTag[] {
  return (rows ?? []).toSorted((one, other) => one.place - other.place).map(({ id, kind, name }) => ({ id, kind, name }));
}

/** The tags of some stories by their author's names, in order, and the names as which they count, where these are others. */
export async function namesOfTags(
  executor: Executor,
  storyIds: readonly string[],
): Promise<(ShownTag & { storyId: string; countsAs: string | null })[]> {
  return executor
    .selectFrom('story_tag')
    .innerJoin('tag', 'tag.id', 'story_tag.tag_id')
    .leftJoin('tag as other', 'other.id', 'story_tag.counts_as')
    .select(({ fn }) => [
      'story_tag.story_id as storyId',
      fn.coalesce('story_tag.counts_as', 'tag.id').as('id'),
      'tag.kind',
      'tag.name',
      'other.name as countsAs',
    ])
    .where(sql<boolean>`story_tag.story_id = any(${storyIds}::uuid[])`)
    .orderBy('story_tag.place')
    .execute();
}

/** The same as a line of a file, such as 'Tags: Slow Burn, Rain'; empty where there are none. */
export function lineOfTags(rows: TagRow[] | null): string {
  return rows ? `${tagTexts.tags}: ${textOfTags(tagsIn(rows).map(({ name }) => name))}` : '';
}

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
