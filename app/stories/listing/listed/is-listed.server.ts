import { type RawBuilder, sql } from 'kysely';
import type { StoryArena } from '~/site/arenas';
import { isListedFor, isRatedFor } from '../../content-rating/listed-for.server';
import { type KeptListName, keptLists } from '../../reading-lists/kept-lists';
import { mayHaveCoWriters } from '../../writers/story-writers.server';
import { type ListPosition, positionOf } from '../cursor.server';
import { filterConditions } from '../filters/filter-conditions.server';
import { isCrossoverOf } from '../filters/of-fandom.server';
import { type StoryFilters, storyFilters } from '../filters/story-filters';
import { columnOf, type StorySort } from '../story-orders';

/** How much of a list is looked through: its top, or all of it. */
export type ListedReach = 'top' | 'all';

/** Stories looked through at the top of a list. */
const TOP = 2_000;

/** What a list asks of its stories, whatever their order. */
export interface ListedAsked {
  /** Undefined: all arenas. */
  arena?: StoryArena | undefined;
  /** The writer, alone or with others; undefined: anybody. */
  authorId?: string | undefined;
  filters?: StoryFilters | undefined;
  /** The ids of tags that all its stories have. */
  tags?: readonly number[] | undefined;
  /** The collection that all its stories are in. */
  collection?: AskedCollection | undefined;
  /** A list of the viewer's own that all its stories are in. */
  keptIn?: KeptListName | undefined;
  viewerId?: string | undefined;
  /** Whether it also has what the person hides from lists, and what is by people whom they do not see. @see docs/product/blocking.md */
  isWhole?: boolean | undefined;
  /** Only what was published after this moment. */
  since?: Date | undefined;
  /** What 'updated within' counts back from; needed where filters ask for that. */
  now?: Date | undefined;
}

export interface AskedCollection {
  id: string;
  /** A tag that its owner gave its stories there. */
  ownTag?: string | undefined;
}

/** A part of a list in its order. */
interface ListedPage extends ListedAsked {
  sort: StorySort;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
  limit: number;
}

/**
 * Whether the story of a query's row is among the first of those that a list asks for. Where many fit, the top of the list has
 * enough, and its index leads there; where few do, all that fit are found by their tags, and few enough to be sorted.
 * @see docs/decisions/0146-stories-by-tags.md
 */
export function isAmongListed({ sort, cursor, limit, ...asked }: ListedPage, reach: ListedReach): RawBuilder<boolean> {
  const order = orderOf(sort);
  const after = isAfter(sort, cursor);
  // Within, the row of `story_listing` takes the name of the story's own, whose conditions it shares.
  const found =
    reach === 'top'
      ? sql`
        select story.id from (select * from story_listing as story where ${after} order by ${order} limit ${sql.lit(TOP)}) as story
        where ${isAsked(asked)} order by ${order} limit ${limit}`
      : // The fence keeps the planner from walking through the list in its order, for a few stories anywhere in it.
        sql`
        select story.id from (select * from story_listing as story where ${after} and ${isAsked(asked)} offset 0) as story
        order by ${order} limit ${limit}`;
  return sql<boolean>`story.id = any(array(${found}))`;
}

/** The rows of the first of a fandom's crossovers that a list asks for: those that were published in another fandom, sorted. */
export function firstCrossovers(fandomId: string, { sort, cursor, limit, ...asked }: ListedPage): RawBuilder<unknown> {
  return sql`
    select story.id, story.published_at, story.rank_score from (
      select * from story_listing as story where ${isCrossoverOf(fandomId, 'story')} and ${isAfter(sort, cursor)} and ${isAsked(asked)} offset 0) as story
    order by ${orderOf(sort)} limit ${limit}`;
}

/** What a list asks of a row of `story_listing` that is named `story`. */
export function isAsked({
  arena,
  authorId,
  collection,
  keptIn,
  tags,
  viewerId,
  isWhole,
  since,
  now,
  filters = {},
}: ListedAsked): RawBuilder<boolean> {
  const conditions = [
    ...(arena ? [sql<boolean>`story.arena = ${arena}`] : []),
    ...(since ? [sql<boolean>`story.published_at > ${since}`] : []),
    ...(authorId ? [isBy(authorId)] : []),
    ...(collection ? [isIn(collection)] : []),
    ...(keptIn ? [isKept(keptIn, viewerId)] : []),
    isWhole ? isRatedFor(viewerId) : isListedFor(viewerId),
    ...(tags ? filterConditions({ tags: storyFilters.tags.read(tags.map(String)) }, { row: 'story', now }) : []),
    ...filterConditions(filters, { row: 'story', now }),
  ];
  return sql.join(conditions, sql` and `);
}

function isIn({ id, ownTag }: AskedCollection): RawBuilder<boolean> {
  const tagged = ownTag === undefined ? sql`` : sql`and own_tags @> array[${ownTag}]`;
  return sql<boolean>`story.id = any(array(select story_id from collection_story where collection_id = ${id} ${tagged}))`;
}

/** Whether it is in a list of a reader's own. */
function isKept(list: KeptListName, playerId: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`story.id = any(array(
    select story_id from ${sql.table(keptLists[list].table)} as mark where mark.player_id = ${playerId ?? null}::uuid))`;
}

/** Whether a person wrote it, alone or with others. */
function isBy(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`(story.author_id = ${playerId}
    or ${mayHaveCoWriters} and story.id in (select story_id from story_writer where player_id = ${playerId}))`;
}

function orderOf(sort: StorySort): RawBuilder<unknown> {
  const column = columnOf(sort);
  const before = column ? sql`${sql.ref(`story.${column}`)} desc, ` : sql``;
  return sql`${before}story.published_at desc, story.id desc`;
}

function isAfter(sort: StorySort, cursor: string | null | undefined): RawBuilder<boolean> {
  const position = positionOf(sort, cursor);
  return position ? below(sort, position) : sql<boolean>`true`;
}

function below(sort: StorySort, { publishedAt, id, value = 0 }: ListPosition): RawBuilder<boolean> {
  const published = new Date(publishedAt);
  const column = columnOf(sort);
  if (!column) return sql<boolean>`(story.published_at, story.id) < (${published}, ${id})`;
  const last = column === 'updated_at' ? new Date(value) : value;
  return sql<boolean>`(${sql.ref(`story.${column}`)}, story.published_at, story.id) < (${last}, ${published}, ${id})`;
}
