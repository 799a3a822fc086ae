import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import { hasWritten } from '../policy';
import { rankScore } from '../ratings/order/rating-order.server';
import { ownRating } from '../ratings/own-rating.server';
import { averageOf, dayText, type StoryCard, type StorySort, type StoryStatus } from '../story';
import { isAmongFirstBy, storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { cursorOf, placeOf, type StoryPlace } from './cursor.server';
import { previewOf } from './preview';
import { isFiltered, type StoryFilters, shelvesOf } from './story-filters';

/** Literal, so that the planner always sees that the indexes of published stories serve. */
const PUBLISHED = sql.lit<StoryStatus>('published');

/** Cards of one page of a list. */
export const PAGE_SIZE = 24;

export interface StoryListOptions {
  /** Undefined: all arenas. */
  arena?: StoryArena | undefined;
  /** Whoever wrote them, alone or with others; undefined: anybody. */
  authorId?: string | undefined;
  /** Not together with `authorId`. */
  filters?: StoryFilters | undefined;
  sort: StorySort;
  /** Where an earlier page ended; a broken one gives the first page. */
  cursor?: string | null | undefined;
  viewerId?: string | undefined;
  limit?: number;
}

export interface StoryPage {
  cards: StoryCard[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/**
 * One page of the published stories, truly sorted: by when they were published, or by how good readers find them and then so.
 * No story's text is read, only its stored beginning.
 * @see docs/product/library.md
 */
export async function listStories(executor: Executor, options: StoryListOptions): Promise<StoryPage> {
  const { sort, viewerId, limit = PAGE_SIZE } = options;
  const rows = await storyListQuery(executor, { ...options, limit: limit + 1 }).execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: shown.map((row) => cardOf(row, viewerId)),
    next: last && rows.length > limit ? cursorAfter(sort, last) : undefined,
  };
}

/** A row of the list's query. */
export type StoryListRow = Awaited<ReturnType<ReturnType<typeof storyListQuery>['execute']>>[number];

/** What a card shows of a row, as one person sees it. */
export function cardOf(row: StoryListRow, viewerId: string | undefined): StoryCard {
  const writers = writersIn(row.writers);
  const facts = { authorId: row.author_id, writerIds: writers.map(({ playerId }) => playerId) };
  return {
    id: row.id,
    title: row.title,
    arena: row.arena,
    author: bylineOf(row.author, writers),
    authorId: row.author_id,
    prompt: row.prompt,
    preview: previewOf(row.preview),
    publishedOn: dayText(row.published_at ?? row.created_at),
    average: averageOf(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
    ownRating: row.own_rating ?? undefined,
    own: hasWritten(viewerId === undefined ? undefined : { id: viewerId }, facts),
  };
}

/** The cursor of what comes after a row. */
export function cursorAfter(sort: StorySort, last: StoryListRow): string | undefined {
  return last.published_at ? cursorOf(sort, { publishedAt: last.published_at.getTime(), id: last.id, score: last.rank_score }) : undefined;
}

/** The query behind a page, for whoever wants to know how the database goes about it. */
export function storyListQuery(executor: Executor, options: StoryListOptions) {
  const { sort, viewerId, limit = PAGE_SIZE } = options;
  const onPage = executor.selectFrom('story').where('story.status', '=', PUBLISHED).where(isOnPage(options));
  const sorted = sort === 'rating' ? onPage.orderBy(rankScore, 'desc') : onPage;
  return withCardColumns(sorted.orderBy('story.published_at', 'desc').orderBy('story.id', 'desc').limit(limit), viewerId);
}

/** Joins and selects what cards show of the stories of a query. */
export function withCardColumns<Row>(stories: SelectQueryBuilder<Tables, 'story', Row>, viewerId: string | undefined) {
  return stories
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'story.author_id', 'author.name as author', 'story.prompt', 'story.preview'])
    .select(['story.created_at', 'story.published_at', 'story.rating_count', 'story.rating_sum'])
    .select([rankScore.as('rank_score'), ownRating(viewerId).as('own_rating'), storyWriters().as('writers')]);
}

function isOnPage(options: StoryListOptions) {
  const { authorId, filters = {} } = options;
  if (authorId) return isByWriter(options, authorId);
  return isFiltered(filters) ? onShelves(options, filters) : unfiltered(options);
}

function unfiltered({ arena, sort, cursor }: StoryListOptions) {
  const place = placeOf(sort, cursor);
  return allOf([arena && sql<boolean>`story.arena = ${arena}`, place && below(sort, place)]);
}

/** The first of what a player wrote alone and of what they wove, and of these the first. */
function isByWriter({ sort, limit = PAGE_SIZE, ...options }: StoryListOptions, playerId: string) {
  const order = orderOf(sort);
  const firstOf = (theirs: RawBuilder<boolean>) => sql`
    select story.id, story.published_at, ${rankScore} as rank_score from story
    where story.status = ${PUBLISHED} and ${theirs} and ${unfiltered({ ...options, sort })}
    order by ${order} limit ${limit}`;
  return isAmongFirstBy(playerId, firstOf, order, limit);
}

/** The first stories of each shelf, and of these the first: as many rows are read as shelves have on one page. */
function onShelves({ arena, sort, cursor, limit = PAGE_SIZE }: StoryListOptions, filters: StoryFilters) {
  const place = placeOf(sort, cursor);
  const conditions = allOf([
    sql<boolean>`story_shelf(story.arena, story.has_ai, coalesce(story.chapter_words, story.word_count), story.average_rating) = shelf`,
    filters.fandom && sql<boolean>`story.fandom_id = ${filters.fandom}`,
    place && below(sort, place),
  ]);
  const order = orderOf(sort);
  // Asked for by a query, so that the planner does not count on reading a whole shelf: it takes those of one fandom for
  // nearly empty, and would sort all that stands there.
  const some = sql`(select ${limit}::bigint)`;
  return sql<boolean>`story.id = any(array(
    select found.id from unnest(${shelvesOf(arena, filters)}::integer[]) as shelf
    cross join lateral (
      select story.id, story.published_at, ${rankScore} as rank_score from story
      where story.status = ${PUBLISHED} and ${conditions}
      order by ${order} limit ${some}) as found
    order by ${order} limit ${limit}))`;
}

function orderOf(sort: StorySort) {
  return sql.raw(sort === 'rating' ? 'rank_score desc, published_at desc, id desc' : 'published_at desc, id desc');
}

function allOf(conditions: readonly (RawBuilder<boolean> | undefined | '')[]) {
  const given = conditions.filter((condition) => condition instanceof Object);
  return given.length > 0 ? sql.join<boolean>(given, sql` and `) : sql<boolean>`true`;
}

function below(sort: StorySort, { publishedAt, id, score = 0 }: StoryPlace) {
  const published = new Date(publishedAt);
  return sort === 'rating'
    ? sql<boolean>`(${rankScore}, story.published_at, story.id) < (${score}, ${published}, ${id})`
    : sql<boolean>`(story.published_at, story.id) < (${published}, ${id})`;
}
