import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFanFixture, type FanFixture } from '../app/arenas/fan-fiction/testing/fan-fixture';
import { followedBoard } from '../app/arenas/word-games/daily/daily-board.server';
import { createBlocksService } from '../app/blocks/blocks.server';
import { friendsBoard } from '../app/leaderboard/boards/friends-board.server';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { createLimitedQueries } from '../app/platform/database/limited-queries.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../app/platform/testing/database/test-database';
import { makePlayer } from '../app/platform/testing/make-player';
import type { TestClock } from '../app/platform/testing/test-clock';
import { createStoriesService, type StoriesService } from '../app/stories/stories.server';
import { endsBetween } from './features';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let stories: StoriesService;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };
let storyIds: { byMara: string; byIvo: string };

const DAY = '2026-03-01';

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  const { db } = database;
  fixture = createFanFixture(testDatabase);
  stories = createStoriesService({ db, clock, progress: fixture.progress, limited: createLimitedQueries(database) });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyIds = { byMara: await fixture.publish(mara, { title: 'Lantern by Mara' }), byIvo: '' };
  clock.advance(1000);
  storyIds.byIvo = await fixture.publish(ivo, { title: 'Lantern by Ivo' });
  for (const [person, other] of [
    [mara, ivo],
    [ivo, mara],
  ] as const) {
    await fixture.service.comments.post(person, {
      id: randomUUID(),
      storyId: storyIds.byMara,
      chapterId: undefined,
      text: `By ${person.name}`,
    });
    await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', [
      person.id,
      other.id,
      clock.now(),
    ]);
    await database.execute(`insert into daily_score (daily_on, player_id, score, games, reached_at) values ($1, $2, 9, 1, $3)`, [
      DAY,
      person.id,
      clock.now(),
    ]);
  }
});

/** Where a person meets the other's name or words: in each place both stand, or only they themselves. */
async function metBy(viewerId: string | undefined) {
  const titlesOf = async (page: Promise<{ cards: readonly { title: string }[] }>) => (await page).cards.length;
  const own = viewerId ?? mara.id;
  return {
    list: await titlesOf(stories.listStories({ sort: 'latest', viewerId })),
    best: await titlesOf(stories.listStories({ sort: 'rating', viewerId })),
    filtered: await titlesOf(stories.listStories({ sort: 'latest', filters: { length: 'short' }, viewerId })),
    search: await titlesOf(stories.searchStories({ query: 'Lantern', sort: 'relevance', viewerId })),
    latest: (await fixture.service.latestStories(viewerId)).length,
    comments: (await fixture.service.comments.list({ storyId: storyIds.byMara, viewerId })).threads.length,
    friends: (await friendsBoard(database.db, { board: 'all', playerId: own, page: 1 })).rows.length,
    daily: (await followedBoard(database.db, DAY, own)).length,
  };
}

const allOf = (count: number) => ({
  ...{ list: count, best: count, filtered: count, search: count },
  ...{ latest: count, comments: count, friends: count, daily: count },
});

it.each(['mute', 'block'] as const)('people do not meet whom they %s, in any place; the other only if it is not a block', async (kind) => {
  const blocks = createBlocksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), endsBetween });
  expect([await metBy(mara.id), await metBy(ivo.id)]).toEqual([allOf(2), allOf(2)]);
  await blocks.set(mara, ivo.id, kind);
  // Under her own story she finds what a person wrote whom she blocks, folded.
  expect(await metBy(mara.id)).toEqual({ ...allOf(1), comments: kind === 'block' ? 2 : 1 });
  expect(await metBy(ivo.id)).toEqual(allOf(kind === 'block' ? 1 : 2));
  expect(await metBy(undefined)).toMatchObject({ list: 2, filtered: 2, search: 2, latest: 2, comments: 2 });
  const ofIvo = async (isWhole: boolean) =>
    (await stories.listStories({ sort: 'latest', authorId: ivo.id, viewerId: mara.id, isWhole })).cards.length;
  expect([await ofIvo(false), await ofIvo(true)], 'the other’s own page has their stories once it is asked for them').toEqual([0, 1]);
  await blocks.lift(mara, ivo.id);
  // A block has ended the follows that these two boards go by.
  const again = kind === 'mute' ? allOf(2) : { ...allOf(2), friends: 1, daily: 1 };
  expect([await metBy(mara.id), await metBy(ivo.id)]).toEqual([again, again]);
});

it('the story to read next is by a writer whom the reader sees, and a fandom has no news by others', async () => {
  const next = async () => (await stories.storyForReading(storyIds.byIvo, ivo.id))?.next?.title;
  expect(await next()).toBe('Lantern by Mara');
  const fandomId = (await database.execute('select fandom_id from story where id = $1', [storyIds.byMara])).rows[0]?.fandom_id as string;
  await database.execute(`insert into fandom_follow (player_id, fandom_id, followed_at, seen_at) values ($1, $2, $3, $3)`, [
    ivo.id,
    fandomId,
    new Date(0),
  ]);
  const hasNews = async () => (await fixture.service.fandoms.follows.of(ivo.id, fandomId)).hasNew;
  expect(await hasNews()).toBe(true);
  await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', $3)`, [
    mara.id,
    ivo.id,
    clock.now(),
  ]);
  expect([await next(), await hasNews()]).toEqual([undefined, false]);
});
