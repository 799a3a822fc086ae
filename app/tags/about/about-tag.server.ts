import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag } from '../rules/tag';

/** Tags below one that are listed: the ones used most. */
const NARROWER = 30;
/** Other names that are listed. */
const SYNONYMS = 10;

/** A tag with how many stories a person finds by it. */
interface CountedTag extends ShownTag {
  stories: number;
}

/** What the page of a tag says of it. */
export interface AboutTag extends CountedTag {
  canonical: boolean;
  /** The canonical tag as which it counts; undefined for one that counts as itself. */
  countsAs: number | undefined;
  /** Of a fandom of the registry: its id there. */
  fandomId: string | undefined;
  /** Other names of it. */
  synonyms: string[];
  wider: ShownTag[];
  narrower: CountedTag[];
}

/**
 * A tag and what stands around it.
 * @param showsMature whether Mature stories count.
 * @returns undefined where there is none, and for one that nobody has made canonical while no story in a list carries it.
 * @see docs/product/tags.md
 */
export async function aboutTag(executor: Executor, id: number, showsMature: boolean): Promise<AboutTag | undefined> {
  const stories = storiesOf(showsMature);
  const tag = await executor
    .selectFrom('tag')
    .select(['id', 'kind', 'name', 'canonical', 'canonical_id', 'fandom_id', stories.as('stories')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!tag || (!tag.canonical && tag.canonical_id === null && tag.stories === 0)) return undefined;
  const [synonyms, wider, narrower] = await Promise.all([
    executor
      .selectFrom('tag')
      .select('name')
      .where('canonical_id', '=', id)
      .where('shipped', '=', true)
      .orderBy('id')
      .limit(SYNONYMS)
      .execute(),
    executor
      .selectFrom('tag_parent')
      .innerJoin('tag', 'tag.id', 'tag_parent.parent_id')
      .select(['tag.id', 'tag.kind', 'tag.name'])
      .where('tag_parent.tag_id', '=', id)
      .orderBy('tag.id')
      .execute(),
    executor
      .selectFrom('tag_parent')
      .innerJoin('tag', 'tag.id', 'tag_parent.tag_id')
      .select(['tag.id', 'tag.kind', 'tag.name', stories.as('stories')])
      .where('tag_parent.parent_id', '=', id)
      .where(({ or, eb }) => or([eb('tag.shipped', '=', true), eb(stories, '>', 0)]))
      .orderBy(stories, 'desc')
      .orderBy('tag.id')
      .limit(NARROWER)
      .execute(),
  ]);
  return {
    ...{ id: tag.id, kind: tag.kind, name: tag.name, stories: tag.stories, canonical: tag.canonical },
    countsAs: tag.canonical_id ?? undefined,
    fandomId: tag.fandom_id ?? undefined,
    synonyms: synonyms.map(({ name }) => name),
    wider,
    narrower,
  };
}

/** How many stories count as the tag of a query's row, for somebody who is shown Mature ones or not. */
function storiesOf(showsMature: boolean) {
  return showsMature ? sql<number>`tag.story_count + tag.mature_count` : sql<number>`tag.story_count`;
}
