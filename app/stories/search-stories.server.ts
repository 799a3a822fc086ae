import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { cardOf, PAGE_SIZE, withCardColumns } from './list-stories.server';
import { type MarkedPiece, markedPieces } from './marked-text';
import { rankScore } from './rating-order/rating-order.server';
import { excerptsOf, markedTitle } from './search-excerpts.server';
import { marksOf, type SearchDepth, type SearchPlace, type SearchSort, searchCursor, searchPlace, searchText } from './search-query';
import type { StoryArena, StoryCard } from './story';
import type { StoryFilters } from './story-filters';

/** Stories in which a search finds enough not to look further back. */
const ENOUGH = 400;
/** Of the stories that match, the newest that are ranked: by their texts, and by titles, names and prompts. */
export const MOST_RANKED = 5_000;
const MOST_HEADS_RANKED = 1_000;

export interface SearchOptions {
  /** As somebody typed it. */
  query: string;
  arena?: StoryArena | undefined;
  filters?: StoryFilters | undefined;
  sort: SearchSort;
  /** Where an earlier page ended; a broken one gives the first page. */
  cursor?: string | null | undefined;
  viewerId?: string | undefined;
  limit?: number;
}

/** A story with what was found in it. */
export interface FoundStory extends StoryCard {
  markedTitle: MarkedPiece[];
  excerpt: MarkedPiece[];
}

export interface FoundPage {
  cards: FoundStory[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
  /** Whether the query has a word that can be looked for: 'the' has none. */
  hasWords: boolean;
}

/**
 * One page of the published stories that hold what somebody looks for, in title, author, prompt or text. Very common
 * words are looked for in the newest stories only, so that no query takes long.
 * @see docs/product/library.md
 * @see docs/decisions/0039-search.md
 */
export function searchStories(db: Db, options: SearchOptions): Promise<FoundPage> {
  return db.transaction().execute(async (trx) => {
    const { words, top } = await askedFor(trx, options.query);
    if (words === '') return { cards: [], next: undefined, hasWords: false };
    // A search must take the indexes of words: reading through all texts takes seconds.
    await sql`set local enable_seqscan = off`.execute(trx);
    return foundPage(trx, { ...options, words, top });
  });
}

/** The query as the database understands it, as text, and the number of the newest story. */
async function askedFor(trx: Transaction<Tables>, query: string): Promise<{ words: string; top: number }> {
  const { rows } = await sql<{ words: string; top: number }>`
    select words::text, (select coalesce(max(number), 0) from story_search)::integer as top
    from websearch_to_tsquery('english', ${searchText(query)}) as words`.execute(trx);
  return rows[0] ?? { words: '', top: 0 };
}

interface Asked extends SearchOptions {
  words: string;
  top: number;
}

async function foundPage(trx: Transaction<Tables>, asked: Asked): Promise<FoundPage> {
  const { sort, cursor, viewerId, limit = PAGE_SIZE } = asked;
  const place = searchPlace(sort, cursor);
  const bounds = place ?? { top: asked.top, ...(await depths(trx, asked)) };
  const found = await foundPlaces(trx, asked, bounds, place);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const rows = await withCardColumns(trx.selectFrom('story').where(sql<boolean>`story.id = any(${ids}::uuid[])`), viewerId)
    .select(markedTitle(asked.words).as('marked_title'))
    .execute();
  const excerpts = await excerptsOf(trx, ids, asked.words);
  const cards = new Map(
    rows.map((row) => [
      row.id,
      { ...cardOf(row, viewerId), markedTitle: markedPieces(row.marked_title), excerpt: markedPieces(excerpts.get(row.id) ?? '') },
    ]),
  );
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    next: last && found.length > limit ? searchCursor(sort, { ...bounds, value: last.value, number: last.number }) : undefined,
    hasWords: true,
  };
}

type Bounds = Pick<SearchPlace, 'top' | 'depth' | 'headDepth'>;

/** How far back to look: no further than where enough is found. */
async function depths(trx: Transaction<Tables>, asked: Asked): Promise<Pick<Bounds, 'depth' | 'headDepth'>> {
  const enough = (column: 'document' | 'head', depth: SearchDepth) => sql`(
    select count(*) from (
      select from story_search where ${sql.ref(column)} @@ ${lookedFor(asked, depth, asked.top)} limit ${ENOUGH}) as matches) = ${ENOUGH}`;
  const depth = (column: 'document' | 'head') =>
    sql<SearchDepth>`case when ${enough(column, 1)} then 1 when ${enough(column, 2)} then 2 when ${enough(column, 3)} then 3 else 4 end`;
  const row = await trx.selectNoFrom([depth('document').as('depth'), depth('head').as('headDepth')]).executeTakeFirstOrThrow();
  return row;
}

function lookedFor({ words, arena, filters = {} }: Asked, depth: SearchDepth, top: number) {
  const marks = marksOf(arena, filters, depth, top);
  return marks ? sql`(${words}::tsquery && ${marks}::tsquery)` : sql`${words}::tsquery`;
}

/** What was found on one page and after it, by what it is sorted by. */
async function foundPlaces(
  trx: Transaction<Tables>,
  asked: Asked,
  { top, depth, headDepth }: Bounds,
  after: SearchPlace | undefined,
): Promise<{ id: string; number: number; value: number }[]> {
  const { sort, filters = {}, limit = PAGE_SIZE } = asked;
  // Added to nothing, so that the newest are not looked for one by one through the index of numbers.
  const newest = (column: 'document' | 'head', depthOfColumn: SearchDepth, most: number) => sql`(
    select story_id from story_search
    where ${sql.ref(column)} @@ ${lookedFor(asked, depthOfColumn, top)} and number + 0 <= ${top}
    order by number + 0 desc limit ${most})`;
  const values = {
    relevance: sql`ts_rank('{0.1, 0.4, 0.8, 1}', searched.document, ${asked.words}::tsquery)::float8`,
    rating: sql`${rankScore}::float8`,
    latest: sql`0::float8`,
  };
  const needsStory = sort === 'rating' || filters.rating !== undefined;
  const { rows } = await sql<{ id: string; number: number; value: number }>`
    select * from (
      select searched.story_id as id, searched.number::integer as number, ${values[sort]} as value
      from (${newest('document', depth, MOST_RANKED)} union ${newest('head', headDepth, MOST_HEADS_RANKED)}) as found
      join story_search as searched on searched.story_id = found.story_id
      ${needsStory ? sql`join story on story.id = found.story_id` : sql``}
      ${filters.rating ? sql`where story.average_rating >= ${filters.rating}` : sql``}
    ) as ranked
    ${after ? sql`where (value, number) < (${after.value}::float8, ${after.number}::integer)` : sql``}
    order by value desc, number desc limit ${limit + 1}`.execute(trx);
  return rows;
}
