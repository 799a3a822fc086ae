import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hideComment } from '../../app/arenas/fan-fiction/comments/hide-comment.server';
import { commentsOn, createFanFixture, type FanFixture } from '../../app/arenas/fan-fiction/testing/fan-fixture';
import { formTexts } from '../../app/arenas/fan-fiction/texts';
import { dailyBoard } from '../../app/arenas/word-games/daily/daily-board.server';
import { createBooksService } from '../../app/books/books.server';
import { createLeaderboardService } from '../../app/leaderboard/leaderboard.server';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { createLimitedQueries } from '../../app/platform/database/limited-queries.server';
import { createRateLimiter } from '../../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { createPlayersService, type PlayersService } from '../../app/players/players.server';
import { hiddenText } from '../../app/stories/own/own-story-texts';
import { createRatingsService } from '../../app/stories/ratings/ratings.server';
import { createStoriesService, type StoriesService } from '../../app/stories/stories.server';
import { makeStory } from '../../app/stories/testing/make-story';
import { createSyndicationService } from '../../app/syndication/syndication.server';
import { hide } from './hide';

const SITE = new URL('https://arena.example');

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let stories: StoriesService;
let players: PlayersService;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  const { db } = database;
  fixture = createFanFixture(testDatabase);
  const { progress } = fixture;
  stories = createStoriesService({ db, clock, progress, limited: createLimitedQueries(database) });
  players = createPlayersService({
    db,
    clock,
    limiter: createRateLimiter(db, clock, 'secret'),
    progress,
    counters: [],
    badges: [],
    meetings: [],
  });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const dataDir = await mkdtemp(join(tmpdir(), 'hide-'));
afterAll(() => rm(dataDir, { recursive: true }));
const command = (words: string) => hide({ db: database.db, dataDir }, words.split(' '));
const titles = async (viewerId?: string) =>
  (await stories.listStories({ sort: 'latest', viewerId })).cards.map(({ title }) => title).sort();
const commentsOf = async (storyId: string, viewerId?: string) =>
  commentsOn(await fixture.service.comments.list({ storyId, viewerId })).map(({ text }) => text);
const comment = async (player: { id: string; name: string }, storyId: string, text: string) => {
  const id = randomUUID();
  await fixture.service.comments.post(player, { id, storyId, chapterId: undefined, text });
  return id;
};
const commentCount = async (storyId: string) =>
  (await fixture.service.reading.story({ storyId, chapterNumber: 1, viewerId: undefined }))?.commentCount;
const leaderboard = () => {
  const { db } = database;
  return createLeaderboardService({
    boards: [],
    db,
    clock,
    progress: fixture.progress,
    onFailure: (error) => {
      throw error;
    },
  });
};

describe('a story', () => {
  it('that is hidden is its author’s alone, wherever stories are shown, and comes back as it was', async () => {
    const storyId = await makeStory(database, clock, { author_id: mara.id, title: 'Unseen', rating_count: 2, rating_sum: 9 });
    const books = createBooksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), siteUrl: SITE });
    const feeds = createSyndicationService({ addresses: [], uncrawled: [], db: database.db, siteUrl: SITE });
    const shown = async (viewerId?: string) => ({
      page: (await stories.storyForReading(storyId, viewerId))?.status,
      listed: await titles(viewerId),
      home: (await stories.sampleStory(undefined))?.title,
      book: (await books.findBook(storyId))?.facts.title,
      searched: (await database.db.selectFrom('story_search').select('story_id').execute()).length,
      inFeed: JSON.stringify(await feeds.feed({ kind: 'all' })).includes('Unseen'),
    });
    const inSight = { page: 'published', listed: ['Unseen'], home: 'Unseen', book: 'Unseen', searched: 1, inFeed: true };
    expect(await shown()).toEqual(inSight);
    expect(await command(`story ${storyId}`)).toBe('Hidden: the story “Unseen” by Mara.');
    expect(await command(`story ${storyId}`)).toBe('Hidden already: the story “Unseen” by Mara.');
    const nowhere = { page: undefined, listed: [], home: undefined, book: undefined, searched: 0, inFeed: false };
    expect(await shown()).toEqual(nowhere);
    expect(await shown(ivo.id)).toEqual(nowhere);
    expect(await shown(mara.id)).toEqual({ ...nowhere, page: 'hidden' });
    expect((await stories.ownStories({ playerId: mara.id })).stories).toMatchObject([{ title: 'Unseen', state: 'hidden' }]);
    const ratings = createRatingsService({ db: database.db, clock, progress: fixture.progress, secret: 'secret' });
    await expect(ratings.rateStory({ storyId, playerId: ivo.id, value: 5 })).rejects.toMatchObject({ status: 404 });
    expect(await command(`story ${storyId} --back`)).toBe('Back in sight: the story “Unseen” by Mara.');
    expect(await command(`story ${storyId} --back`)).toBe('In sight already: the story “Unseen” by Mara.');
    expect(await shown()).toEqual(inSight);
  });

  it('of fan fiction is out of sight with its comments, and its author may still mend it', async () => {
    const storyId = await fixture.publish(mara);
    await comment(ivo, storyId, 'Well said.');
    await command(`story ${storyId}`);
    const page = (viewerId?: string) => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId });
    expect([await page(), await page(ivo.id), (await page(mara.id))?.outOfSight]).toEqual([undefined, undefined, hiddenText]);
    expect([await commentsOf(storyId, ivo.id), await commentsOf(storyId, mara.id)]).toEqual([[], ['Well said.']]);
    await expect(comment(ivo, storyId, 'Where is it?')).rejects.toThrow(formTexts.storyMissing);
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'Better.' });
    await command(`story ${storyId} --back`);
    expect((await page())?.chapters).toHaveLength(2);
  });

  it('that is not there, and one that is a draft, are said to be so', async () => {
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await expect(command(`story ${draft}`)).rejects.toThrow('This story is a draft');
    for (const id of [randomUUID(), 'unseen']) await expect(command(`story ${id}`)).rejects.toThrow(`There is no story with the id ${id}.`);
    for (const words of ['', 'story', 'fandom x', 'toString x', 'player --back']) {
      await expect(command(words)).rejects.toThrow('script/hide story ID');
    }
  });
});

describe('a comment', () => {
  it('that is hidden is read and counted no more, and then again', async () => {
    const storyId = await fixture.publish(mara);
    const [first] = [await comment(ivo, storyId, 'Rude.'), await comment(mara, storyId, 'Thanks.')];
    expect(await command(`comment ${first}`)).toBe('Hidden: the comment “Rude.” by Ivo on “A Harbour”.');
    expect(await command(`comment ${first}`)).toContain('Hidden already');
    expect([await commentsOf(storyId), await commentCount(storyId)]).toEqual([['Thanks.'], 1]);
    expect(await command(`comment ${first} --back`)).toContain('Back in sight');
    expect(await commentCount(storyId)).toBe(2);
    await expect(command(`comment ${storyId}`)).rejects.toThrow('There is no comment with the id');
  });
});

describe('a player', () => {
  it('that is hidden goes with their stories and comments, and exactly these come back', async () => {
    await makeStory(database, clock, { author_id: mara.id, title: 'With her' });
    const before = await makeStory(database, clock, { author_id: mara.id, title: 'Hidden before' });
    const own = await makeStory(database, clock, { author_id: mara.id, title: 'For its own sake' });
    const draft = await makeStory(database, clock, { author_id: mara.id, title: 'Draft', status: 'draft', body: 'Words.', word_count: 1 });
    const other = await fixture.publish(ivo, { title: 'By Ivo' });
    const [kept, gone] = [await comment(mara, other, 'Kept.'), await comment(mara, other, 'Gone.')];
    await hideComment({ db: database.db, clock }, gone, true);
    await command(`story ${before}`);

    expect(await command('player MARA')).toBe('Hidden: the player Mara, with 2 stories and 1 comment.');
    expect(await command(`player ${mara.id}`)).toBe('Hidden already: the player Mara.');
    expect([await titles(), await commentsOf(other), await commentCount(other)]).toEqual([['By Ivo'], [], 0]);
    await stories.publish({ storyId: draft, playerId: mara.id });
    expect((await stories.storyForReading(draft, mara.id))?.status).toBe('hidden');
    expect(await titles()).toEqual(['By Ivo']);
    await expect(comment(mara, other, 'Still here?')).rejects.toThrow(formTexts.hiddenPlayer);
    expect(await command(`story ${own} --back`)).toBe(
      'Still hidden: the story “For its own sake” by Mara, because its author is. It comes back with them.',
    );
    expect(await command(`comment ${kept} --back`)).toContain('Still hidden');
    await command(`story ${own}`);

    expect(await command('player mara --back')).toBe('Back in sight: the player Mara, with 2 stories and 1 comment.');
    expect(await command('player mara --back')).toBe('In sight already: the player Mara.');
    expect([await titles(), await commentsOf(other), await commentCount(other)]).toEqual([['By Ivo', 'Draft', 'With her'], ['Kept.'], 1]);
  });

  it('that is hidden has a page for themselves alone, and nobody follows them', async () => {
    const feeds = createSyndicationService({ addresses: [], uncrawled: [], db: database.db, siteUrl: SITE });
    const seenBy = async (viewerId?: string) => (await players.publicPlayer(mara.id, { viewerId }))?.hidden;
    const feed = () => feeds.feed({ kind: 'player', playerId: mara.id });
    expect([await seenBy(), await feed()]).toEqual([false, expect.stringContaining('Mara')]);
    await command('player Mara');
    expect([await seenBy(), await seenBy(ivo.id), await seenBy(mara.id)]).toEqual([undefined, undefined, true]);
    expect(await feed()).toBeUndefined();
    await expect(players.follows.follow(ivo, mara.id)).rejects.toMatchObject({ status: 404 });
    await command('player Mara --back');
    await players.follows.follow(ivo, mara.id);
    expect(await seenBy()).toBe(false);
    await expect(command('player Nobody At All')).rejects.toThrow('There is no player with the id or name Nobody At All.');
  });

  it('that is hidden stands on no board, whatever they earn, and the others move up', async () => {
    const earn = (playerId: string, amount: number) =>
      database.db.transaction().execute(async (trx) => {
        await fixture.progress.recordXp(trx, [{ playerId, arena: 'fan_fic', amount, source: 'test', sourceId: randomUUID(), revision: 1 }]);
        await fixture.progress.setScores(trx, 'word_games', [{ playerId, score: amount, reachedAt: clock.now() }]);
      });
    const names = async () =>
      Object.fromEntries(
        await Promise.all(
          (['all', 'fan_fic', 'word_games'] as const).map(async (board) => [
            board,
            (await leaderboard().globalBoard({ board, after: null })).rows.map(({ rank, name }) => `${rank} ${name}`),
          ]),
        ),
      );
    await earn(ivo.id, 10);
    await database.execute(`insert into daily_score (daily_on, player_id, score, games, reached_at) values ('2026-03-01', $1, 9, 1, $2)`, [
      mara.id,
      clock.now(),
    ]);
    await command('player Mara');
    await earn(mara.id, 20);
    const alone = ['1 Ivo'];
    expect(await names()).toEqual({ all: alone, fan_fic: alone, word_games: alone });
    expect(await dailyBoard(database.db, '2026-03-01')).toEqual([]);
    await command('player Mara --back');
    const both = ['1 Mara', '2 Ivo'];
    expect(await names()).toEqual({ all: both, fan_fic: both, word_games: both });
    expect(await dailyBoard(database.db, '2026-03-01')).toHaveLength(1);
  });

  it('that publishes while they are hidden is out of sight with it, whoever comes first', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => makeStory(database, clock, { author_id: mara.id, status: 'draft', body: 'Words.', word_count: 1 })),
    );
    await Promise.all([
      ...drafts.slice(0, 3).map((storyId) => stories.publish({ storyId, playerId: mara.id })),
      command('player Mara'),
      ...drafts.slice(3).map((storyId) => stories.publish({ storyId, playerId: mara.id })),
    ]);
    expect(await titles()).toEqual([]);
    await command('player Mara --back');
    expect(await titles()).toHaveLength(6);
  });
});

it('what is hidden is written into DATA_DIR at once for a restored backup, until it is back; where it cannot be, the command says so', async () => {
  const id = await makeStory(database, clock, { author_id: mara.id, title: 'The Ninth Gate', body: 'The gate stood open.' });
  const listed = () => readFile(join(dataDir, 'hidings.txt'), 'utf8');
  await command(`story ${id}`);
  expect(await listed()).toContain(`story ${id} command`);
  await command(`story ${id} --back`);
  expect(await listed()).toBe('');
  expect(await hide({ db: database.db, dataDir: join(dataDir, 'nowhere') }, ['story', id])).toMatch(/^Hidden: .* could not be written/);
});
