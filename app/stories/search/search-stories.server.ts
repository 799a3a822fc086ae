import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import type { ShownTag } from '~/tags/rules/tag';
import { isListedFor } from '../content-rating/listed-for.server';
import { bucketFilters } from '../listing/filters/buckets';
import { filterConditions } from '../listing/filters/filter-conditions.server';
import type { StoryFilters } from '../listing/filters/story-filters';
import { cardOf, PAGE_SIZE, withCardColumns } from '../listing/list-stories.server';
import { type Facets, listFacets } from '../listing/listed/facets.server';
import { columnOf, type StorySort } from '../listing/story-orders';
import type { MarkedPiece } from '../reading/text/marked-text';
import type { StoryCard } from '../story';
import { excerptsOf, type MarkedTag, type Sought } from './excerpts.server';
import { marksOf, type SearchDepth, type SearchPosition, type SearchSort, searchCursor, searchPosition } from './search-cursor';
import { parseQuery, type SearchQuery } from './search-query';
import { suggestionFor } from './suggestion.server';
import { tsQueries } from './tsquery';

/** A search that finds this many stories does not look further back. */
const ENOUGH = 400;
/** How many of the newest matches to rank: by their texts, and by titles, names and prompts. */
const MOST_RANKED = 5_000;
const MOST_HEADS_RANKED = 1_000;
/** How much of their index entries to read, in bytes as stored; for the others only title, names and prompt. */
const MOST_READ = 48_000_000;
/** The weights of matches in text, prompt, names and title. */
const WEIGHTS = '{0.1, 0.4, 0.8, 1}';

export interface SearchOptions {
  /** As typed. */
  query: string;
  arena?: StoryArena | undefined;
  filters?: StoryFilters | undefined;
  sort: SearchSort;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
  viewerId?: string | undefined;
  /** Only what was published after this moment. */
  since?: Date | undefined;
  /** What 'updated within' counts back from; needed where filters ask for that. */
  now?: Date | undefined;
  limit?: number;
}

/** A story with its matches. */
interface FoundStory extends StoryCard {
  markedTitle: MarkedPiece[];
  /** Empty when the text itself has nothing to show. */
  excerpt: MarkedPiece[];
  /** Those that match come first, so that they are among those that are shown. */
  tags?: readonly FoundTag[];
}

type FoundTag = ShownTag & Partial<MarkedTag>;

/** A note on the query: it has no words, only exclusions, or too many words. */
export type QueryNote = 'no-words' | 'only-excluded' | 'cut';

export interface FoundPage {
  cards: FoundStory[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
  note: QueryNote | undefined;
  /** Excluded words and phrases, as typed. */
  excluded: string[];
  /** A query that finds something, when this one finds nothing and looks misspelled. */
  suggestion: string | undefined;
}

/**
 * One page of the published stories that match a query in title, author, prompt or text. Very common words are searched
 * only in the newest stories, and little of each is read, so that no query takes long.
 * @param trx a transaction of its own, because it changes how statements are planned.
 * @see docs/product/library.md
 * @see docs/decisions/0039-search.md
 */
export async function searchStories(trx: Transaction<Tables>, options: SearchOptions): Promise<FoundPage> {
  const query = parseQuery(options.query);
  const said = { note: query.isCut ? ('cut' as const) : undefined, excluded: excludedIn(query), suggestion: undefined };
  const page = await foundPage(trx, options, query);
  if (!page) return { cards: [], next: undefined, ...said, note: hasOnlyExcluded(query) ? 'only-excluded' : 'no-words' };
  const isMisspelled = page.cards.length === 0 && !options.cursor;
  return { ...page, ...said, suggestion: isMisspelled ? await helpfulSuggestion(trx, options, query) : undefined };
}

/** A suggestion that finds something when its query does not. */
async function helpfulSuggestion(trx: Transaction<Tables>, options: SearchOptions, query: SearchQuery): Promise<string | undefined> {
  const suggestion = await suggestionFor(trx, query);
  if (suggestion === undefined) return undefined;
  const page = await foundPage(trx, { ...options, limit: 1 }, parseQuery(suggestion));
  return page && page.cards.length > 0 ? suggestion : undefined;
}

function excludedIn({ text, groups }: SearchQuery): string[] {
  const excluded = groups.flat().filter(({ isExcluded }) => isExcluded);
  return excluded.map(({ patterns }) => text.slice(patterns[0]?.[0]?.from, patterns.at(-1)?.at(-1)?.to));
}

function hasOnlyExcluded({ groups }: SearchQuery): boolean {
  const terms = groups.flat();
  return terms.length > 0 && terms.every(({ isExcluded }) => isExcluded);
}

/** The index's lexemes for the words of a query, and the number of the newest story. */
async function lexemesOf(trx: Transaction<Tables>, { groups }: SearchQuery): Promise<{ lexemes: Map<string, string>; top: number }> {
  const words = [...new Set(groups.flat().flatMap((term) => term.words.map(({ text }) => text)))];
  const { rows } = await sql<{ word: string | null; lexeme: string | null; top: number }>`
    select word, (tsvector_to_array(to_tsvector('english', word)))[1] as lexeme, newest.top
    from (select coalesce(max(number), 0)::integer as top from story_search) as newest
    left join unnest(${words}::text[]) as word on true`.execute(trx);
  const lexemes = rows.flatMap(({ word, lexeme }) => (word && lexeme ? [[word, lexeme] as const] : []));
  return { lexemes: new Map(lexemes), top: rows[0]?.top ?? 0 };
}

interface Asked extends SearchOptions {
  sought: Sought;
  top: number;
}

/** @returns undefined when the query has nothing to look for. */
async function foundPage(
  trx: Transaction<Tables>,
  options: SearchOptions,
  query: SearchQuery,
): Promise<Pick<FoundPage, 'cards' | 'next'> | undefined> {
  const { sort, cursor, viewerId, limit = PAGE_SIZE } = options;
  const asked = await askedFor(trx, options, query);
  if (!asked) return undefined;
  const { sought } = asked;
  const position = searchPosition(sort, cursor);
  const bounds = position ?? (await boundsOf(trx, asked));
  const found = await foundRows(trx, asked, bounds, position);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const those = trx.selectFrom('story').where(sql<boolean>`story.id = any(${ids}::uuid[])`);
  const rows = await withCardColumns(those, viewerId).execute();
  const excerpts = ids.length > 0 ? await excerptsOf(trx, ids, sought) : undefined;
  const cards = new Map(
    rows.map((row) => {
      const excerpt = excerpts?.get(row.id);
      const { tags, ...card } = cardOf(row);
      return [
        row.id,
        {
          ...card,
          ...(tags && { tags: matchingFirst(tags, excerpt?.tags ?? []) }),
          markedTitle: excerpt?.title ?? [],
          excerpt: excerpt?.text ?? [],
        },
      ];
    }),
  );
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    next: last && found.length > limit ? searchCursor(sort, { ...bounds, value: last.value, number: last.number }) : undefined,
  };
}

/** As many tags as a card shows, those that match first. */
function matchingFirst(tags: readonly ShownTag[], matching: readonly MarkedTag[]): FoundTag[] {
  const others = tags.filter(({ kind, name }) => !matching.some((match) => match.kind === kind && match.name === name));
  return [...matching, ...others].slice(0, tags.length);
}

/** What a query looks for; undefined when that is nothing. From here on the transaction keeps to the indexes of words. */
async function askedFor(trx: Transaction<Tables>, options: SearchOptions, query: SearchQuery): Promise<Asked | undefined> {
  const { lexemes, top } = await lexemesOf(trx, query);
  const asked = tsQueries(query, lexemes);
  if (!asked) return undefined;
  // A search must use the indexes of words: reading through all texts takes seconds.
  await sql`set local enable_seqscan = off`.execute(trx);
  return { ...options, sought: { query, lexemes, tsQueries: asked }, top };
}

/** How far back a search goes. What the marks of the index do not know may leave none of the newest stories: then all are searched. */
async function boundsOf(trx: Transaction<Tables>, asked: Asked): Promise<Bounds> {
  const { filters = {}, top } = asked;
  const isMarked = bucketFilters(filters) !== undefined && filters.fandom === undefined;
  return { top, ...(isMarked ? await depths(trx, asked) : WHOLE) };
}

/**
 * What the stories that a search finds have in common: of very common words, as many of the newest as it ranks.
 * @param trx a transaction of its own, because it changes how statements are planned.
 * @see docs/product/library.md
 */
export async function searchFacets(trx: Transaction<Tables>, options: Omit<SearchOptions, 'sort'>): Promise<Facets> {
  const asked = await askedFor(trx, { ...options, sort: 'latest' }, parseQuery(options.query));
  const { arena, filters, viewerId, now } = options;
  const found = asked && foundStories(asked, await boundsOf(trx, asked));
  const isFound = found ? sql<boolean>`story.id = any(array(select searched.story_id ${found}))` : sql<boolean>`false`;
  return listFacets(trx, { arena, filters, viewerId, now }, isFound);
}

type Bounds = Pick<SearchPosition, 'top' | 'depth' | 'headDepth'>;

/** All stories. */
const WHOLE = { depth: 4, headDepth: 4 } as const satisfies Omit<Bounds, 'top'>;

/** How far back to search: only until enough is found. The words of a phrase need more matches than a single word. */
async function depths(trx: Transaction<Tables>, asked: Asked): Promise<Pick<Bounds, 'depth' | 'headDepth'>> {
  const needed = {
    document: asked.sought.tsQueries.exact ? MOST_RANKED : ENOUGH,
    head: asked.sought.tsQueries.exact ? MOST_HEADS_RANKED : ENOUGH,
  };
  const enough = (column: 'document' | 'head', depth: SearchDepth) => sql`(
    select count(*) from (
      select from story_search where ${sql.ref(column)} @@ ${lookedFor(asked, depth, asked.top)} limit ${needed[column]}) as matches) = ${needed[column]}`;
  const depth = (column: 'document' | 'head') =>
    sql<SearchDepth>`case when ${enough(column, 1)} then 1 when ${enough(column, 2)} then 2 when ${enough(column, 3)} then 3 else 4 end`;
  return trx.selectNoFrom([depth('document').as('depth'), depth('head').as('headDepth')]).executeTakeFirstOrThrow();
}

function lookedFor({ sought, arena, filters = {} }: Asked, depth: SearchDepth, top: number) {
  const marks = marksOf(arena, filters, depth, top);
  const { loose } = sought.tsQueries;
  return marks ? sql`(${loose}::tsquery && ${marks}::tsquery)` : sql`${loose}::tsquery`;
}

/** The results of one page and one beyond it, with their sort values. */
async function foundRows(
  trx: Transaction<Tables>,
  asked: Asked,
  bounds: Bounds,
  after: SearchPosition | undefined,
): Promise<{ id: string; number: number; value: number }[]> {
  const { sort, limit = PAGE_SIZE, sought } = asked;
  const value = sort === 'relevance' ? sql`ts_rank(${WEIGHTS}, ${READ}, ${sought.tsQueries.any}::tsquery)::float8` : sortValue(sort);
  const { rows } = await sql<{ id: string; number: number; value: number }>`
    select * from (select searched.story_id as id, searched.number::integer as number, ${value} as value ${foundStories(asked, bounds)}) as ranked
    ${after ? sql`where (value, number) < (${after.value}::float8, ${after.number}::integer)` : sql``}
    order by value desc, number desc limit ${limit + 1}`.execute(trx);
  return rows;
}

/** What is read of a story's words. The amount is bounded: a text can be a thousand times as long as another. */
const READ = sql`case when found.bytes_so_far <= ${MOST_READ} then searched.document else searched.head end`;

/** The tables and conditions of a query of the stories that match and that the viewer is shown: `searched` has their words, `story` their row in lists. */
function foundStories(asked: Asked, { top, depth, headDepth }: Bounds): RawBuilder<unknown> {
  const { filters = {}, since, now, sought, viewerId } = asked;
  const { exact } = sought.tsQueries;
  // Adding zero keeps the planner from walking the index of numbers for the newest ones.
  const conditions = [...(since ? [sql<boolean>`story.published_at > ${since}`] : []), ...filterConditions(filters, { row: 'story', now })];
  const filtered =
    conditions.length > 0
      ? sql`and exists (
      select from story_listing as story where story.id = story_search.story_id and ${sql.join(conditions, sql` and `)})`
      : sql``;
  const newest = (column: 'document' | 'head', depthOfColumn: SearchDepth, most: number) => sql`(
    select story_id, number, pg_column_size(document) as bytes from story_search
    where ${sql.ref(column)} @@ ${lookedFor(asked, depthOfColumn, top)} and number + 0 <= ${top} ${filtered}
    order by number + 0 desc limit ${most})`;
  return sql`
    from (
      select story_id, sum(bytes) over (order by number desc) as bytes_so_far
      from (${newest('document', depth, MOST_RANKED)} union ${newest('head', headDepth, MOST_HEADS_RANKED)}) as matches
    ) as found
    join story_search as searched on searched.story_id = found.story_id
    join story_listing as story on story.id = found.story_id
    where ${exact ? sql`${READ} @@ ${exact}::tsquery` : sql`true`} and ${isListedFor(viewerId)}`;
}

/** What results are sorted by before the number of their story, which follows the moment of publication. */
function sortValue(sort: StorySort) {
  const column = columnOf(sort);
  if (!column) return sql`0::float8`;
  const own = sql.ref(`story.${column}`);
  return column === 'updated_at' ? sql`extract(epoch from ${own})::float8` : sql`${own}::float8`;
}
