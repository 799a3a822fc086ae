import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { coverNameOf } from '~/covers/story/story-cover';
import type { Executor, Tables } from '~/platform/database/database.server';
import { dayText } from '~/platform/text/format-dates';
import { shortened } from '~/platform/text/shortened';
import type { StoryArena } from '~/site/arenas';
import { cardTags, tagsIn } from '~/tags/story-tags/story-tags.server';
import { contentText } from '../content-rating/content-rating';
import { isListedFor, isRatedFor } from '../content-rating/listed-for.server';
import { progressFacts } from '../facts/story-facts';
import { hasWritten } from '../policy';
import { rankScore } from '../ratings/order/rating-order.server';
import { ownRating } from '../ratings/own-rating.server';
import { averageOf, type StoryCard, type StorySort, type StoryStatus } from '../story';
import { aiPercent } from '../writers/ai-share';
import { isAmongFirstBy, storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { bestOfWeek } from './best-of-week';
import { cursorOf, type ListPosition, positionOf } from './cursor.server';
import { filterConditions } from './filter-conditions.server';
import { previewOf } from './preview';
import { bucketsOf, isFiltered, type StoryFilters } from './story-filters';
import { type AskedTags, isAmongTagged, type TaggedReach } from './tagged.server';

/** A literal, so that the planner always sees that the indexes of published stories apply. */
const PUBLISHED = sql.lit<StoryStatus>('published');

/** Characters of a summary on a card; its page has all. */
const SUMMARY_ON_CARD = 400;

/** Cards per page of a list. */
export const PAGE_SIZE = 24;

export interface StoryListOptions {
  /** Undefined: all arenas. */
  arena?: StoryArena | undefined;
  /** The writer, alone or with others; undefined: anybody. */
  authorId?: string | undefined;
  /** Not together with `authorId`. */
  filters?: StoryFilters | undefined;
  /** Not together with `authorId`. */
  tags?: AskedTags | undefined;
  sort: StorySort;
  /** Where an earlier page ended; an invalid one gives the first page. */
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
 * One page of the published stories in their exact order: by publication time, or by rating and then by time.
 * Reads only the stored beginning of each story, never its text.
 * @see docs/product/library.md
 */
export async function listStories(executor: Executor, options: StoryListOptions): Promise<StoryPage> {
  const { sort, viewerId, limit = PAGE_SIZE } = options;
  const rows = await storyListRows(executor, { ...options, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const best = isNewest(options) ? bestOfWeek(shown) : undefined;
  const last = shown.at(-1);
  return {
    cards: shown.map((row) => ({ ...cardOf(row, viewerId), ...(row.id === best && { best: true as const }) })),
    next: last && rows.length > limit ? cursorAfter(sort, last) : undefined,
  };
}

/** Whether a page is the first of the newest stories, of one arena or of all. */
function isNewest({ sort, cursor, filters = {}, authorId, tags }: StoryListOptions): boolean {
  return sort === 'latest' && !cursor && !authorId && !tags && !isFiltered(filters);
}

/** A row of the list's query. */
export type StoryListRow = Awaited<ReturnType<ReturnType<typeof storyListQuery>['execute']>>[number];

/** What a card shows of a row, as seen by one person. */
export function cardOf(row: StoryListRow, viewerId: string | undefined): StoryCard {
  const writers = writersIn(row.writers);
  const percent = aiPercent(writers);
  const facts = { authorId: row.author_id, writerIds: writers.map(({ playerId }) => playerId) };
  return {
    id: row.id,
    title: row.title,
    arena: row.arena,
    author: bylineOf(row.author, writers),
    authorId: row.author_id,
    ...(percent !== undefined && { aiPercent: percent }),
    prompt: row.prompt,
    preview: previewOf(row.preview),
    cover: coverOfRow(row),
    ...saidOf(row),
    ...tagsOf(row),
    ...factsOf(row),
    publishedOn: dayText(row.published_at ?? row.created_at),
    average: averageOf(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
    ownRating: row.own_rating ?? undefined,
    ...(row.ratings_before_change * 2 > row.rating_count && { changedSince: true as const }),
    own: hasWritten(viewerId === undefined ? undefined : { id: viewerId }, facts),
  };
}

/** What its author says of its content. */
function saidOf(row: Pick<StoryListRow, 'content_rating' | 'warnings'>): { content?: string } {
  const content = contentText({ rating: row.content_rating, warnings: row.warnings });
  return content === undefined ? {} : { content };
}

/** What its author says of it. */
function factsOf(
  row: Pick<StoryListRow, 'summary' | 'progress' | 'planned_chapters' | 'chapter_count'>,
): Pick<StoryCard, 'summary' | 'progress'> {
  const progress = progressFacts(row.chapter_count, { progress: row.progress, plannedChapters: row.planned_chapters });
  return {
    ...(row.summary !== '' && { summary: shortened(row.summary, SUMMARY_ON_CARD) }),
    ...(progress.length > 0 && { progress }),
  };
}

/** Its first tags, and how many more it has. */
function tagsOf({ tags: rows, tag_count: count }: Pick<StoryListRow, 'tags' | 'tag_count'>): Pick<StoryCard, 'tags' | 'moreTags'> {
  if (!rows) return {};
  const tags = tagsIn(rows);
  const more = count - tags.length;
  return { tags, ...(more > 0 && { moreTags: more }) };
}

/** The name of a story's cover. @see docs/product/covers.md */
export function coverOfRow(
  row: Pick<StoryListRow, 'id' | 'arena' | 'title' | 'prompt' | 'preview' | 'fandom_id' | 'writers' | 'cover_turn'>,
): string {
  const { id, arena, title, prompt, preview, fandom_id: fandomId, cover_turn: turn } = row;
  return coverNameOf({ id, arena, title, prompt, preview, fandomId, writers: writersIn(row.writers).length, turn });
}

/** The cursor of the page after a row. */
export function cursorAfter(sort: StorySort, last: StoryListRow): string | undefined {
  return last.published_at ? cursorOf(sort, { publishedAt: last.published_at.getTime(), id: last.id, score: last.rank_score }) : undefined;
}

/** The rows of a page. */
export async function storyListRows(executor: Executor, options: StoryListOptions): Promise<StoryListRow[]> {
  const rows = await storyListQuery(executor, options).execute();
  const isWhole = options.tags === undefined || rows.length === (options.limit ?? PAGE_SIZE);
  return isWhole ? rows : storyListQuery(executor, { ...options, reach: 'all' }).execute();
}

/**
 * The query of a page; exported for checking its query plan.
 * @param options.reach of a list by tags: what is looked through.
 */
export function storyListQuery(executor: Executor, options: StoryListOptions & { reach?: TaggedReach }) {
  const { sort, viewerId, limit = PAGE_SIZE } = options;
  const onPage = executor.selectFrom('story').where('story.status', '=', PUBLISHED).where(isOnPage(options));
  const sorted = sort === 'rating' ? onPage.orderBy(rankScore, 'desc') : onPage;
  return withCardColumns(sorted.orderBy('story.published_at', 'desc').orderBy('story.id', 'desc').limit(limit), viewerId);
}

/** Joins and selects the columns that cards need. */
export function withCardColumns<Row>(stories: SelectQueryBuilder<Tables, 'story', Row>, viewerId: string | undefined) {
  return stories
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'story.author_id', 'author.name as author', 'story.prompt', 'story.preview'])
    .select(['story.created_at', 'story.published_at', 'story.rating_count', 'story.rating_sum', 'story.fandom_id'])
    .select(['story.ratings_before_change', 'story.cover_turn', 'story.content_rating', 'story.warnings', 'story.tag_count'])
    .select(['story.updated_at', 'story.summary', 'story.progress', 'story.planned_chapters', 'story.chapter_count'])
    .select([rankScore.as('rank_score'), ownRating(viewerId).as('own_rating'), storyWriters().as('writers'), cardTags().as('tags')]);
}

function isOnPage(options: StoryListOptions & { reach?: TaggedReach }) {
  const { authorId, filters = {}, tags } = options;
  if (authorId) return isByWriter(options, authorId);
  if (tags) return isTagged(options, tags);
  return isFiltered(filters) ? inBuckets(options, filters) : allOf([unfiltered(options), isListedFor(options.viewerId)]);
}

function unfiltered({ arena, sort, cursor }: StoryListOptions) {
  const position = positionOf(sort, cursor);
  return allOf([arena && sql<boolean>`story.arena = ${arena}`, position && below(sort, position)]);
}

/** The first of what a player wrote alone and of what they wrote with others, and the first of both together. */
function isByWriter({ sort, limit = PAGE_SIZE, ...options }: StoryListOptions, playerId: string) {
  const order = orderOf(sort);
  const firstOf = (theirs: RawBuilder<boolean>) => sql`
    select story.id, story.published_at, ${rankScore} as rank_score from story
    where story.status = ${PUBLISHED} and ${theirs} and ${isRatedFor(options.viewerId)} and ${unfiltered({ ...options, sort })}
    order by ${order} limit ${limit}`;
  return isAmongFirstBy(playerId, firstOf, order, limit);
}

/** The first stories with some tags that pass all filters. */
function isTagged({ reach = 'top', limit = PAGE_SIZE, ...options }: StoryListOptions & { reach?: TaggedReach }, tags: AskedTags) {
  const { arena, filters = {}, sort, viewerId } = options;
  const conditions = allOf([
    unfiltered(options),
    isFiltered(filters) && sql<boolean>`${shelf} = any(${bucketsOf(arena, filters)}::integer[])`,
    ...conditionsOf(filters, viewerId),
  ]);
  return isAmongTagged({
    tags,
    reach,
    conditions,
    columns: sql`story.published_at, ${rankScore} as rank_score`,
    order: orderOf(sort),
    limit,
  });
}

/** The number of the bucket in which the story of a query's row is. */
const shelf = sql<number>`story_shelf(story.arena, story.has_ai, coalesce(story.chapter_words, story.word_count), story.average_rating)`;

/** What is asked of a story besides its bucket and its position. */
function conditionsOf(filters: StoryFilters, viewerId: string | undefined) {
  return [filters.fandom && sql<boolean>`story.fandom_id = ${filters.fandom}`, isListedFor(viewerId), ...filterConditions(filters)];
}

/** The first stories of each bucket, and the first of all these: as many rows are read as the buckets have on one page. */
function inBuckets({ arena, sort, cursor, viewerId, limit = PAGE_SIZE }: StoryListOptions, filters: StoryFilters) {
  const position = positionOf(sort, cursor);
  const conditions = allOf([sql<boolean>`${shelf} = bucket`, position && below(sort, position), ...conditionsOf(filters, viewerId)]);
  const order = orderOf(sort);
  // A query for the limit, so that the planner does not expect to read a whole bucket: it takes a bucket of one fandom
  // for nearly empty, and would sort everything in it.
  const some = sql`(select ${limit}::bigint)`;
  return sql<boolean>`story.id = any(array(
    select found.id from unnest(${bucketsOf(arena, filters)}::integer[]) as bucket
    cross join lateral (
      select story.id, story.published_at, ${rankScore} as rank_score from story
      where story.status = ${PUBLISHED} and ${conditions}
      order by ${order} limit ${some}) as found
    order by ${order} limit ${limit}))`;
}

function orderOf(sort: StorySort) {
  return sql.raw(sort === 'rating' ? 'rank_score desc, published_at desc, id desc' : 'published_at desc, id desc');
}

function allOf(conditions: readonly (RawBuilder<boolean> | undefined | '' | false)[]) {
  const given = conditions.filter((condition) => condition instanceof Object);
  return given.length > 0 ? sql.join<boolean>(given, sql` and `) : sql<boolean>`true`;
}

function below(sort: StorySort, { publishedAt, id, score = 0 }: ListPosition) {
  const published = new Date(publishedAt);
  return sort === 'rating'
    ? sql<boolean>`(${rankScore}, story.published_at, story.id) < (${score}, ${published}, ${id})`
    : sql<boolean>`(story.published_at, story.id) < (${published}, ${id})`;
}
