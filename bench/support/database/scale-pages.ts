import { sql } from 'kysely';
import { type StoryArena, storyArenas } from '../../../app/site/arenas.ts';
import type { PageAsked } from '../measures/page-queries.ts';
import { busiestFollower, middleStory, playerAtRank, sampleAuthors, sampleStories, sampleWords, taken } from './sample.ts';
import { modules, type ScaleServices } from './scale-services.ts';

/** Limit for one query of a page at p95, in ms. */
export const QUERY_LIMIT_MS = 10;
/** Limit for all queries of a ranked search together, in ms. */
const SEARCH_LIMIT_MS = 300;
const ARENAS: readonly (StoryArena | undefined)[] = [undefined, ...storyArenas.map(({ id }) => id)];
const SORTS = ['latest', 'rating'] as const;

type Asked = Pick<PageAsked, 'page' | 'ask'> & Partial<PageAsked>;

/** The first page of each list. */
export function firstPages({ meter, stories }: ScaleServices): PageAsked[] {
  const lists = ARENAS.flatMap((arena) => SORTS.map((sort) => ({ arena, sort })));
  return lists.map(({ arena, sort }) => ({
    ...{ meter, limitMs: QUERY_LIMIT_MS, page: `stories, ${arena ?? 'all'}, ${sort}` },
    ask: () => stories.listStories({ arena, sort }),
  }));
}

/** Pages halfway down the lists, for a signed-in person. */
export async function deepPages({ meter, stories }: ScaleServices): Promise<PageAsked[]> {
  const viewerId = taken(await sampleAuthors(meter.db), 0);
  const pages: PageAsked[] = [];
  for (const arena of [undefined, 'creative_writing'] as const) {
    for (const sort of SORTS) {
      const story = await middleStory(meter.db, arena, sort);
      if (!story) continue;
      const place = { publishedAt: story.published_at.getTime(), id: story.id, score: story.rank_score };
      const cursor = modules.cursorOf(sort, place);
      pages.push({
        ...{ meter, limitMs: QUERY_LIMIT_MS, page: `stories, ${arena ?? 'all'}, ${sort}, halfway down` },
        ask: () => stories.listStories({ arena, sort, cursor, viewerId }),
      });
    }
  }
  return pages;
}

/** Filtered lists: some filters match most stories, one matches few. */
export function filteredPages({ meter, stories }: ScaleServices): PageAsked[] {
  const lists = [
    { page: 'stories, rated 4 or more', filters: { rating: '4' } },
    { page: 'stories, woven by people alone, long', filters: { writers: 'human', length: 'long' }, arena: 'story_weave' },
    { page: 'stories, short, of a fandom', filters: { length: 'short', fandom: 'naruto' } },
  ] as const;
  return lists.flatMap(({ page, ...list }) =>
    SORTS.map((sort) => ({
      ...{ meter, limitMs: QUERY_LIMIT_MS, page: `${page}, ${sort}` },
      ask: () => stories.listStories({ ...list, sort }),
    })),
  );
}

/** Searches for rare words, for common ones, and for two at once. */
export async function searchPages({ meter, stories }: ScaleServices): Promise<PageAsked[]> {
  const words = await sampleWords(meter.db);
  const searches = [
    { page: 'search, rare word', query: (round: number) => taken(words.rare, round) },
    { page: 'search, common word', query: (round: number) => taken(words.common, round) },
    { page: 'search, two words', query: (round: number) => `${taken(words.common, round)} ${taken(words.middling, round)}` },
    { page: 'search, two common words', query: (round: number) => `${taken(words.common, round)} ${taken(words.common, round + 1)}` },
  ];
  return searches.map(({ page, query }) => ({
    ...{ meter, page, limitMs: SEARCH_LIMIT_MS, wholeLimitMs: SEARCH_LIMIT_MS },
    ask: (round) => stories.searchStories({ query: query(round), sort: 'relevance' }),
  }));
}

/** The cost of a round trip to the database. */
export function emptyQuery({ meter }: ScaleServices): PageAsked {
  return { meter, limitMs: QUERY_LIMIT_MS, page: '(an empty query)', ask: () => sql`select 1`.execute(meter.db) };
}

/** Stories, players and the home page. */
export async function readingPages(services: ScaleServices): Promise<PageAsked[]> {
  const { meter, stories, players, leaderboard } = services;
  const authors = await sampleAuthors(meter.db);
  const viewerId = taken(authors, 0);
  const pages: Asked[] = [
    { page: 'home', ask: () => Promise.all([stories.sampleStory(undefined), leaderboard.topGladiators(5)]) },
    { page: 'own stories', ask: (round) => stories.ownStories({ playerId: taken(authors, round) }) },
    { page: 'player', ask: (round) => players.publicPlayer(taken(authors, round), { viewerId }) },
  ];
  for (const { id: arena } of storyArenas) {
    const ids = await sampleStories(meter.db, arena);
    pages.push({ page: `story, ${arena}`, ask: (round) => stories.storyForReading(taken(ids, round), viewerId) });
  }
  return pages.map((page) => ({ meter, limitMs: QUERY_LIMIT_MS, ...page }));
}

/** The leaderboard for viewers at several ranks, friends and personal figures. */
export async function boardPages({ meter, leaderboard }: ScaleServices, rows: number): Promise<PageAsked[]> {
  const { db } = meter;
  const pages: Asked[] = [];
  for (const rank of [1, 500, 9_999, 10_500, Math.floor(rows / 4), Math.floor(rows / 2)]) {
    const playerId = await playerAtRank(db, rank);
    if (!playerId) continue;
    const ask = () => Promise.all([leaderboard.globalBoard({ board: 'all' }), leaderboard.ownRow('all', playerId)]);
    pages.push({ page: `leaderboard, own rank ${rank.toLocaleString('en-US')}`, ask, wholeLimitMs: QUERY_LIMIT_MS });
  }
  const busiest = await busiestFollower(db);
  const authors = await sampleAuthors(db);
  pages.push({ page: 'leaderboard, Friends', ask: () => leaderboard.friendsBoard({ board: 'all', playerId: busiest, page: 1 }) });
  pages.push({ page: 'leaderboard, Personal', ask: (round) => leaderboard.personal(taken(authors, round)) });
  return pages.map((page) => ({ meter, limitMs: QUERY_LIMIT_MS, ...page }));
}
