import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag } from '../rules/tag';
import { isFoundBy, isWrittenFor, shownUses } from '../uses/shown-uses.server';

/** Tags below one that are listed: the ones used most. */
const NARROWER = 30;
/** Other names that are listed: those that were always known first. */
const SYNONYMS = 10;
/** Other names that are looked through for them. */
const LOOKED_THROUGH = 100;

/** A tag with how many stories a person finds by it. */
interface CountedTag extends ShownTag {
  stories: number;
}

interface NarrowerTag extends CountedTag {
  /** Whether it came with the site, so that it stands there without a story, too. */
  shipped?: boolean;
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
  narrower: NarrowerTag[];
}

/**
 * A tag and what stands around it.
 * @param viewerId whose stories count: those that they are shown; undefined for a visitor.
 * @returns undefined where there is none, and for one that nobody has made canonical while they are shown no story that carries it,
 * unless they follow or hide it.
 * @see docs/product/tags.md
 */
export async function aboutTag(executor: Executor, id: number, viewerId: string | undefined): Promise<AboutTag | undefined> {
  const tag = await tagWithPage(executor, id, viewerId);
  if (!tag) return undefined;
  const stories = shownUses(viewerId);
  const [synonyms, wider, narrower] = await Promise.all([
    otherNames(executor, id, viewerId),
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
      .select(['tag.id', 'tag.kind', 'tag.name', 'tag.shipped', stories.as('stories')])
      .where('tag_parent.parent_id', '=', id)
      .where(({ or, eb }) => or([eb('tag.shipped', '=', true), isFoundBy(viewerId)]))
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

/** The other names of a tag that are shipped, or with which a story is written that the person is shown. */
function otherNames(executor: Executor, id: number, viewerId: string | undefined): Promise<{ name: string }[]> {
  const names = executor
    .selectFrom('tag')
    .select(['tag.id', 'tag.name', 'tag.shipped'])
    .where('tag.canonical_id', '=', id)
    .orderBy('tag.shipped', 'desc')
    .orderBy('tag.id')
    .limit(LOOKED_THROUGH);
  return executor
    .selectFrom(names.as('tag'))
    .select('tag.name')
    .where(({ or, eb }) => or([eb('tag.shipped', '=', true), isWrittenFor(viewerId)]))
    .orderBy('tag.shipped', 'desc')
    .orderBy('tag.id')
    .limit(SYNONYMS)
    .execute();
}

/** A tag that has a page for a viewer; undefined as for `aboutTag`. */
export async function tagWithPage(executor: Executor, id: number, viewerId: string | undefined) {
  const tag = await executor
    .selectFrom(countedNow(executor, id).as('tag'))
    .select(['id', 'kind', 'name', 'canonical', 'canonical_id', 'fandom_id', shownUses(viewerId).as('stories')])
    .select([isMarkedBy(viewerId).as('marked'), isFoundBy(viewerId).as('found')])
    .executeTakeFirst();
  return tag && (tag.canonical || tag.canonical_id !== null || tag.marked || tag.found) ? tag : undefined;
}

/** A tag, its counts with what waits to be added to them: the page of a new one is there as soon as its first story. */
function countedNow(executor: Executor, id: number) {
  const sum = (column: 'stories' | 'mature' | 'members') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`.as(column);
  const waiting = executor
    .selectFrom('tag_use')
    .select([sum('stories'), sum('mature'), sum('members')])
    .where('tag_id', '=', id);
  return executor
    .selectFrom('tag')
    .innerJoin(waiting.as('waiting'), (join) => join.onTrue())
    .select(['tag.id', 'tag.kind', 'tag.name', 'tag.canonical', 'tag.canonical_id', 'tag.fandom_id'])
    .select([
      sql<number>`tag.story_count + waiting.stories`.as('story_count'),
      sql<number>`tag.mature_count + waiting.mature`.as('mature_count'),
      sql<number>`tag.members_count + waiting.members`.as('members_count'),
    ])
    .where('tag.id', '=', id);
}

/** Whether a viewer follows or hides the tag of a query's row, which they can take back on its page. */
function isMarkedBy(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`(exists (select from tag_follow where tag_follow.tag_id = tag.id and tag_follow.player_id = ${viewerId})
    or exists (select from hidden_tag where hidden_tag.tag_id = tag.id and hidden_tag.player_id = ${viewerId}))`;
}
