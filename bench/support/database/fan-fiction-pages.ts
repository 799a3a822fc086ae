import { sql } from 'kysely';
import type { PageAsked } from '../measures/page-queries.ts';
import { SAMPLE, sampleStories, taken } from './sample.ts';
import { QUERY_LIMIT_MS } from './scale-pages.ts';
import type { ScaleServices } from './scale-services.ts';

/** Fandoms that a page asks for in one query. */
const TITLES = 30;

interface Sample {
  viewerId: string;
  /** Fandoms by number of stories, highest first. */
  fandoms: string[];
  stories: string[];
  /** The stories with the most comments and the most chapters. */
  mostCommented: string;
  longest: string;
}

/** Every page of the Fan Fiction Colosseum, signed out and for somebody who follows all fandoms. */
export async function fanFictionPages(services: ScaleServices): Promise<PageAsked[]> {
  const { meter, fanFiction } = services;
  const { viewerId, fandoms, stories, mostCommented, longest } = await sampleOf(services);
  const [fullest = '', fewest = ''] = [fandoms[0], fandoms.at(-1)];
  const halfway = await cursorHalfwayDown(services, fullest);
  const comments = await commentCursor(services, mostCommented);
  const visitor = undefined;

  const titlePage = (fandomId: string, person: string | undefined, cursor?: string) => () =>
    Promise.all([
      fanFiction.fandoms.stories({ fandomId, viewerId: person, cursor }),
      person && fanFiction.fandoms.follows.of(person, fandomId),
      fanFiction.fandoms.popularity.of([fandomId]),
    ]);
  const storyPage = (idOf: (round: number) => string, person: string | undefined, chapterNumber: number) => (round: number) =>
    fanFiction.reading.page({ storyId: idOf(round), chapterNumber, viewerId: person });
  const any = (round: number) => taken(stories, round);

  const pages: Pick<PageAsked, 'page' | 'ask'>[] = [
    { page: 'landing page', ask: () => fanFiction.latestStories() },
    {
      page: 'landing page, follows all',
      ask: () => Promise.all([fanFiction.latestStories(), fanFiction.fandoms.follows.ofPlayer(viewerId)]),
    },
    { page: 'titles of a genre', ask: () => fanFiction.fandoms.popularity.of(fandoms.slice(0, TITLES)) },
    { page: 'fandom with most stories', ask: titlePage(fullest, visitor) },
    { page: 'the same, followed', ask: titlePage(fullest, viewerId) },
    { page: 'the same, halfway down', ask: titlePage(fullest, viewerId, halfway) },
    { page: 'fandom with fewest stories', ask: titlePage(fewest, viewerId) },
    { page: 'any fandom', ask: (round) => titlePage(taken(fandoms, round), viewerId)() },
    { page: 'unknown fandom', ask: () => fanFiction.fandoms.hasStories('nowhere') },
    { page: 'story', ask: storyPage(any, visitor, 1) },
    { page: 'story, signed in', ask: storyPage(any, viewerId, 1) },
    { page: 'longest story, last chapter', ask: storyPage(() => longest, viewerId, 1_000) },
    { page: 'comments', ask: (round) => fanFiction.comments.list({ storyId: any(round), viewerId }) },
    { page: 'comments of a chapter', ask: (round) => fanFiction.comments.list({ storyId: any(round), chapterId: any(round), viewerId }) },
    { page: 'most comments', ask: () => fanFiction.comments.list({ storyId: mostCommented, viewerId }) },
    { page: 'most comments, later page', ask: () => fanFiction.comments.list({ storyId: mostCommented, viewerId, cursor: comments }) },
  ];
  return pages.map((page) => ({ meter, limitMs: QUERY_LIMIT_MS, ...page }));
}

async function sampleOf({ meter: { db } }: ScaleServices): Promise<Sample> {
  const ids = async (query: ReturnType<typeof sql<{ id: string }>>) => (await query.execute(db)).rows.map(({ id }) => id);
  const [viewerId = ''] = await ids(sql`select player_id as id from fandom_follow group by player_id order by count(*) desc limit 1`);
  const fandoms = await ids(sql`
    select fandom_id as id from story where fandom_id is not null group by fandom_id order by count(*) desc limit ${SAMPLE}`);
  const [mostCommented = ''] = await ids(sql`select id from story where arena = 'fan_fic' order by comment_count desc limit 1`);
  const [longest = ''] = await ids(sql`select id from story where arena = 'fan_fic' order by chapter_count desc limit 1`);
  return { viewerId, fandoms, mostCommented, longest, stories: await sampleStories(db, 'fan_fic') };
}

/** The cursor halfway down a fandom's list, found by paging through it in long pages. */
async function cursorHalfwayDown({ meter, fanFiction }: ScaleServices, fandomId: string): Promise<string | undefined> {
  const { rows } = await sql<{ half: number }>`
    select (count(*) / 2)::integer as half from story where fandom_id = ${fandomId} and status = 'published'`.execute(meter.db);
  const limit = Math.max(1, rows[0]?.half ?? 1);
  return (await fanFiction.fandoms.stories({ fandomId, viewerId: undefined, limit })).next;
}

async function commentCursor({ fanFiction }: ScaleServices, storyId: string): Promise<string | undefined> {
  return (await fanFiction.comments.list({ storyId, viewerId: undefined, limit: 500 })).next;
}
