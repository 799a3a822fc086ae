import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { coverNameOf } from '~/covers/story/story-cover';
import type { Executor, Tables } from '~/platform/database/database.server';
import { dayText } from '~/platform/text/format-dates';
import { shortened } from '~/platform/text/shortened';
import { cardTags, tagsIn } from '~/tags/story-tags/story-tags.server';
import { giftLine, giftNames } from '../acknowledgements/gifts.server';
import { firstSeries, linkToSeries } from '../collections/series-parts.server';
import { contentText } from '../content-rating/content-rating';
import { isListedFor, isRatedFor, isWrittenBy } from '../content-rating/listed-for.server';
import { countedFacts, updatedLater } from '../facts/counted-facts';
import { storyReaders } from '../facts/counted-facts.server';
import { languages } from '../facts/languages';
import { progressFacts } from '../facts/story-facts';
import { rankScore } from '../ratings/order/rating-order.server';
import { ownRating } from '../ratings/own-rating.server';
import { averageOf, type StoryCard, type StoryStatus } from '../story';
import { aiPercent } from '../writers/ai-share';
import { isAmongFirstBy, storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf, jointCredits } from '../writers/writers';
import { bestOfWeek } from './best-of-week';
import { cursorOf, type ListPosition, positionOf } from './cursor.server';
import { type BucketFilters, bucketFilters, bucketsOf, sharesBuckets } from './filters/buckets';
import { isFiltered } from './filters/story-filters';
import { firstCrossovers, isAmongListed, type ListedAsked, type ListedReach } from './listed/is-listed.server';
import type { StoryListingTable } from './listed/listed.tables';
import { previewOf } from './preview';
import { columnOf, type StorySort } from './story-orders';

/** A literal, so that the planner always sees that the indexes of published stories apply. */
const PUBLISHED = sql.lit<StoryStatus>('published');

/** Characters of a summary on a card; its page has all. */
const SUMMARY_ON_CARD = 400;

/** Cards per page of a list. */
export const PAGE_SIZE = 24;

export interface StoryListOptions extends ListedAsked {
  sort: StorySort;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
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
  const { sort, limit = PAGE_SIZE } = options;
  const rows = await storyListRows(executor, { ...options, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const best = isNewest(options) ? bestOfWeek(shown) : undefined;
  const last = shown.at(-1);
  return {
    cards: shown.map((row) => ({ ...cardOf(row), ...(row.id === best && { best: true as const }) })),
    next: last && rows.length > limit ? cursorAfter(sort, last) : undefined,
  };
}

/** Whether a page is the first of the newest stories, of one arena or of all. */
function isNewest({ sort, cursor, filters = {}, authorId, collection, keptIn, tags, since }: StoryListOptions): boolean {
  const isOfSome = authorId || collection || keptIn || tags || since;
  return sort === 'latest' && !cursor && !isOfSome && !isFiltered(filters);
}

/** A row of the list's query. */
export type StoryListRow = Awaited<ReturnType<ReturnType<typeof storyListQuery>['execute']>>[number];

/** What a card shows of a row, as seen by the person who asked for it. */
export function cardOf(row: StoryListRow): StoryCard {
  const writers = writersIn(row.writers);
  const percent = row.author_id === null ? aiPercent(writers) : undefined;
  const credits = jointCredits({ name: row.author, id: row.author_id }, writers);
  return {
    id: row.id,
    title: row.title,
    arena: row.arena,
    author: bylineOf(row.author, writers),
    authorId: row.author_id,
    ...(credits && { credits }),
    ...(row.gift_names && { gift: giftLine(row.gift_names) }),
    ...(percent !== undefined && { aiPercent: percent }),
    prompt: row.prompt,
    preview: previewOf(row.preview),
    cover: coverOfRow(row),
    ...saidOf(row),
    ...tagsOf(row),
    ...factsOf(row),
    ...(row.series && { series: linkToSeries(row.series) }),
    publishedOn: dayText(row.published_at ?? row.created_at),
    average: averageOf(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
    ownRating: row.own_rating ?? undefined,
    ...(row.ratings_before_change * 2 > row.rating_count && { changedSince: true as const }),
    own: row.own,
  };
}

/** What its author says of its content. */
function saidOf(row: Pick<StoryListRow, 'content_rating' | 'warnings'>): { content?: string } {
  const content = contentText({ rating: row.content_rating, warnings: row.warnings });
  return content === undefined ? {} : { content };
}

/** What its author says of it. */
function factsOf(
  row: Pick<StoryListRow, 'summary' | 'progress' | 'planned_chapters' | 'chapter_count' | 'language'> & CountedRow,
): Pick<StoryCard, 'summary' | 'progress' | 'language' | 'counts'> {
  const progress = progressFacts(row.chapter_count, { progress: row.progress, plannedChapters: row.planned_chapters });
  return {
    ...(row.summary !== '' && { summary: shortened(row.summary, SUMMARY_ON_CARD) }),
    ...(progress.length > 0 && { progress }),
    ...(row.language && { language: languages[row.language] }),
    counts: countsOf(row),
  };
}

type CountedRow = Pick<StoryListRow, 'words' | 'kudos' | 'comment_count' | 'bookmarks' | 'readers' | 'published_at' | 'listed_at'>;

/** What can be counted of it, as far as there is any, and when it was updated, if that was on a later day. */
export function countsOf({ comment_count: comments, published_at: publishedAt, listed_at: updatedAt, ...counted }: CountedRow): string[] {
  return [...countedFacts({ ...counted, comments }), ...updatedLater(publishedAt, updatedAt)];
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
  if (!last.published_at) return undefined;
  const column = columnOf(sort) ?? 'rank_score';
  const value = last[column === 'updated_at' ? 'listed_at' : column];
  return cursorOf(sort, { publishedAt: last.published_at.getTime(), id: last.id, value: Number(value ?? 0) });
}

/** The rows of a page. */
function storyListRows(executor: Executor, options: StoryListOptions): Promise<StoryListRow[]> {
  return wholePage(options, (reach) => storyListQuery(executor, { ...options, reach }).execute());
}

/** A page from the top of its list, or from all of it where that has too few. @param read reads the rows of `storyListQuery`. */
export async function wholePage<Row>(options: StoryListOptions, read: (reach: ListedReach) => Promise<Row[]>): Promise<Row[]> {
  // What is new is little, and its moment leads there.
  if (options.since) return read('all');
  const rows = await read('top');
  return rows.length === (options.limit ?? PAGE_SIZE) || !isListing(options) ? rows : read('all');
}

/**
 * The query of a page; exported for checking its query plan.
 * @param options.reach what is looked through, of a list that no index of stories leads to.
 */
export function storyListQuery(executor: Executor, options: StoryListOptions & { reach?: ListedReach }) {
  const { sort, viewerId, limit = PAGE_SIZE } = options;
  const onPage = executor.selectFrom('story').where('story.status', '=', PUBLISHED).where(isOnPage(options));
  const column = columnOf(sort);
  const sorted = column ? onPage.orderBy(sort === 'rating' ? rankScore : ownListing(column), 'desc') : onPage;
  return withCardColumns(sorted.orderBy('story.published_at', 'desc').orderBy('story.id', 'desc').limit(limit), viewerId);
}

/** A column of the story's row in `story_listing`. */
function ownListing(column: keyof StoryListingTable) {
  return sql`(select ${sql.ref(`listed.${column}`)} from story_listing as listed where listed.id = story.id)`;
}

/** Joins and selects the columns that cards need. */
export function withCardColumns<Row>(stories: SelectQueryBuilder<Tables, 'story', Row>, viewerId: string | undefined) {
  return stories
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'story.author_id', 'author.name as author', 'story.prompt', 'story.preview'])
    .select(['story.created_at', 'story.published_at', 'story.rating_count', 'story.rating_sum', 'story.fandom_id'])
    .select(['story.ratings_before_change', 'story.cover_turn', 'story.content_rating', 'story.warnings', 'story.tag_count'])
    .leftJoin('story_listing as listed', 'listed.id', 'story.id')
    .select(['listed.updated_at as listed_at', 'listed.kudos', 'listed.bookmarks', 'listed.words', 'story.comment_count', 'story.language'])
    .select(['story.updated_at', 'story.summary', 'story.progress', 'story.planned_chapters', 'story.chapter_count'])
    .select([rankScore.as('rank_score'), ownRating(viewerId).as('own_rating'), storyWriters().as('writers'), cardTags().as('tags')])
    .select([firstSeries().as('series'), storyReaders().as('readers'), giftNames().as('gift_names')])
    .select((viewerId === undefined ? sql<boolean>`false` : isWrittenBy(viewerId)).as('own'));
}

function isOnPage(options: StoryListOptions & { reach?: ListedReach }) {
  const { authorId, filters = {}, reach = 'top', limit = PAGE_SIZE } = options;
  if (isListing(options)) return isAmongListed({ ...options, limit }, reach);
  if (authorId) return isByWriter(options, authorId);
  const buckets = isFiltered(filters) && bucketFilters(filters);
  return buckets ? inBuckets(options, buckets) : allOf([unfiltered(options), isListedFor(options.viewerId)]);
}

/** Whether a list is found by the rows of `story_listing`: its order, or what it asks for, has no index among stories. */
function isListing({ sort, authorId, collection, keptIn, tags, since, filters = {} }: StoryListOptions): boolean {
  if (since || tags || collection || keptIn || (sort !== 'latest' && sort !== 'rating')) return true;
  return isFiltered(filters) && (authorId !== undefined || bucketFilters(filters) === undefined);
}

function unfiltered({ arena, sort, cursor }: StoryListOptions) {
  const position = positionOf(sort, cursor);
  return allOf([arena && sql<boolean>`story.arena = ${arena}`, position && below(sort, position)]);
}

/** The first of what a player wrote alone and of what they wrote with others, and the first of both together. */
function isByWriter({ sort, limit = PAGE_SIZE, ...options }: StoryListOptions, playerId: string) {
  const order = orderOf(sort);
  const isShown = options.isWhole ? isRatedFor(options.viewerId) : isListedFor(options.viewerId);
  const firstOf = (theirs: RawBuilder<boolean>) => sql`
    select story.id, story.published_at, ${rankScore} as rank_score from story
    where story.status = ${PUBLISHED} and ${theirs} and ${isShown} and ${unfiltered({ ...options, sort })}
    order by ${order} limit ${limit}`;
  return isAmongFirstBy(playerId, firstOf, order, limit);
}

/** The number of the bucket in which the story of a query's row is: `story_shelf` in the database, whose indexes have kept that name. */
const bucketOfStory = sql<number>`story_shelf(story.arena, story.has_ai, coalesce(story.chapter_words, story.word_count), story.average_rating)`;

/**
 * The first stories of each bucket, and the first of all these: as many rows are read as the buckets have on one page. To those that
 * were published in a fandom come the first of its crossovers.
 * @see docs/decisions/0185-crossovers.md
 */
function inBuckets({ arena, sort, cursor, viewerId, limit = PAGE_SIZE }: StoryListOptions, filters: BucketFilters) {
  const position = positionOf(sort, cursor);
  const conditions = allOf([
    sql<boolean>`${bucketOfStory} = bucket`,
    sharesBuckets(arena) && sql<boolean>`story.arena = ${arena}`,
    position && below(sort, position),
    filters.fandom && sql<boolean>`story.fandom_id = ${filters.fandom}`,
    isListedFor(viewerId),
  ]);
  const order = orderOf(sort);
  // A query for the limit, so that the planner does not expect to read a whole bucket: it takes a bucket of one fandom
  // for nearly empty, and would sort everything in it.
  const some = sql`(select ${limit}::bigint)`;
  const tops = sql`
    select top.id, top.published_at, top.rank_score from unnest(${bucketsOf(arena, filters)}::integer[]) as bucket
    cross join lateral (
      select story.id, story.published_at, ${rankScore} as rank_score from story
      where story.status = ${PUBLISHED} and ${conditions}
      order by ${order} limit ${some}) as top`;
  const { fandom, ...others } = filters;
  const asked = { arena, filters: others, viewerId };
  const crossovers = fandom && sql`union all (${firstCrossovers(fandom, { ...asked, sort, cursor, limit })})`;
  return sql<boolean>`story.id = any(array(
    select found.id from (${tops} ${crossovers || sql``}) as found order by ${order} limit ${limit}))`;
}

function orderOf(sort: StorySort) {
  return sql.raw(sort === 'rating' ? 'rank_score desc, published_at desc, id desc' : 'published_at desc, id desc');
}

function allOf(conditions: readonly (RawBuilder<boolean> | undefined | '' | false)[]) {
  const given = conditions.filter((condition) => condition instanceof Object);
  return given.length > 0 ? sql.join<boolean>(given, sql` and `) : sql<boolean>`true`;
}

function below(sort: StorySort, { publishedAt, id, value = 0 }: ListPosition) {
  const published = new Date(publishedAt);
  return sort === 'rating'
    ? sql<boolean>`(${rankScore}, story.published_at, story.id) < (${value}, ${published}, ${id})`
    : sql<boolean>`(story.published_at, story.id) < (${published}, ${id})`;
}
