import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { unfinishedWriting } from '~/arenas/creative-writing/session/unfinished.server';
import { commentsSince } from '~/arenas/fan-fiction/comments/listing/comments-since.server';
import { unfinishedChapters } from '~/arenas/fan-fiction/drafts/unfinished.server';
import { unfinishedWeave } from '~/arenas/story-weave/server/ending/unfinished.server';
import { followedRooms } from '~/arenas/story-weave/server/seating/followed-rooms.server';
import { followedSets } from '~/arenas/word-games/daily/followed-sets.server';
import { todaysSet } from '~/arenas/word-games/hall/todays-set.server';
import { type WordGames, wordGamesContext } from '~/arenas/word-games/word-games.server';
import { createDaysLine, daysLineContext } from '~/days-line/days-line.server';
import { todaysLine } from '~/days-line/todays-line.server';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService, progressContext } from '~/progress/progress.server';
import { todaysLevel } from '~/progress/todays-level.server';
import type { Unfinished } from '~/site/unfinished';
import { createFirstReaders, firstReadersContext } from '~/stories/first-readers/first-readers.server';
import { todaysStory } from '~/stories/first-readers/todays-story.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { followedStories } from '~/stories/news/followed-stories.server';
import { storyHappenings } from '~/stories/own/story-happenings.server';
import { createRatingsService } from '~/stories/ratings/ratings.server';
import { type StoriesService, storiesContext } from '~/stories/stories.server';
import { makeReadCounter } from '~/stories/testing/make-read-counter';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import type { Today } from './today';
import { createReadToday } from './today.server';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let readToday: (player: { id: string }, zone: string) => Promise<Today>;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };
/** What others wait for. */
let awaited: Unfinished[];
/** How far the day's one game is. */
let played: 'open' | 'played';

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  const { db } = database;
  progress = createProgressService({ db, clock });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  awaited = [];
  played = 'played';
  const context = new RouterContextProvider();
  context.set(clockContext, clock);
  context.set(progressContext, progress);
  context.set(storiesContext, { listStories: (options) => listStories(db, options) } as StoriesService);
  context.set(firstReadersContext, createFirstReaders({ db, clock, secret: 'secret', reads: makeReadCounter(db, clock) }));
  context.set(daysLineContext, createDaysLine({ db, clock, progress, limiter: createRateLimiter(db, clock, 'secret') }));
  context.set(wordGamesContext, {
    daily: {
      gamesOf: async () => [{ game: 'word-guess', state: played, score: 10, keystones: 1, faulty: false }],
      streakOf: async () => ({ days: played === 'played' ? 4 : 0, playedToday: true, forgivingYesterday: false }),
    },
  } as unknown as WordGames);
  const read = createReadToday({
    ...{ db, clock },
    parts: [todaysSet, todaysLine, todaysLevel, todaysStory],
    unfinished: [unfinishedWeave, unfinishedWriting, unfinishedChapters, async () => awaited],
    happenings: [storyHappenings, commentsSince],
    doings: [followedStories, followedRooms, followedSets],
  });
  readToday = ({ id: playerId }, zone) => read({ context, playerId, zone });
});

const rate = (storyId: string, value: 1 | 2 | 3 | 4 | 5) =>
  createRatingsService({ db: database.db, clock, progress, secret: 'secret' }).rateStory({ storyId, playerId: ivo.id, value });

async function comment(storyId: string, author: { id: string }, changes: { hidden_at?: Date } = {}): Promise<void> {
  const now = clock.now();
  const row = { id: randomUUID(), story_id: storyId, chapter_id: null, author_id: author.id, body: 'Well met.' };
  await database.db
    .insertInto('fanfic_comment')
    .values({ ...row, created_at: now, updated_at: now, ...changes })
    .execute();
}

/** Begins a session that ends in so many minutes. */
async function startSession(minutes: number): Promise<void> {
  const story_id = await makeStory(database, clock, { author_id: mara.id, status: 'draft', prompt: 'A gate.', word_count: 9 });
  const ends_at = new Date(clock.now().getTime() + minutes * MINUTE_MS);
  await database.db
    .insertInto('writing_session')
    .values({ story_id, player_id: mara.id, default_title: 'A Day', started_at: clock.now(), ends_at, closes_at: ends_at })
    .execute();
}

async function storyFor(player: { id: string }) {
  const { cards } = await readToday(player, 'UTC');
  return cards.flatMap(({ kind, card }) => (kind === 'story' ? card : []))[0];
}

describe('today', () => {
  it('has nothing for a person who has just come, but ways to begin and the line of the day', async () => {
    played = 'open';
    await makeStory(database, clock, { author_id: ivo.id });
    expect(await readToday(mara, 'UTC')).toEqual({
      fresh: true,
      first: [],
      unfinished: [],
      happenings: [],
      doings: [],
      cards: [
        {
          kind: 'passage',
          card: { heading: 'The Day’s Line', passage: expect.any(String), to: '/days-line', action: 'Add the next sentence' },
        },
      ],
    });
  });

  it('shows how far the day’s set is, first of all, and a level with XP', async () => {
    expect(await readToday(mara, 'UTC')).toMatchObject({
      fresh: false,
      first: [{ kind: 'daily-set', card: { games: ['played'], streakDays: 4, secondsLeft: 43_200 } }],
      cards: [{ kind: 'passage' }],
    });
    await rate(await makeStory(database, clock, { author_id: mara.id }), 5);
    const { cards } = await readToday(mara, 'UTC');
    expect(cards[1]).toEqual({ kind: 'level', card: { xp: 20, level: 1, from: 0, to: 1000 } });
  });

  it('goes on with what runs before what waits, and only with one’s own', async () => {
    await makeStory(database, clock, { author_id: mara.id, status: 'draft', title: 'A Draft', word_count: 312 });
    await makeStory(database, clock, { author_id: ivo.id, status: 'draft', title: 'Another Draft', word_count: 5 });
    await startSession(12);
    expect((await readToday(mara, 'UTC')).unfinished).toEqual([
      { what: 'Your session is running', title: 'A gate.', detail: '12 minutes left', to: '/creative-writing' },
      { what: 'Draft', title: 'A Draft', detail: '312 words', to: expect.stringMatching(/^\/story\//) },
    ]);
    clock.advance(12 * MINUTE_MS);
    expect((await readToday(mara, 'UTC')).unfinished.map(({ what }) => what)).toEqual(['Draft']);
  });

  it('puts what others wait for before drafts, however many there are', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await makeStory(database, clock, { author_id: mara.id, status: 'draft', title, word_count: 9 });
    await startSession(12);
    const turn = { title: 'A turn', detail: 'Yours', to: '/duels/read', urgency: 'awaited' } as const;
    awaited = ['Duels', 'The Night Owls'].map((what) => ({ what, ...turn }));
    expect((await readToday(mara, 'UTC')).unfinished.map(({ what }) => what)).toEqual([
      'Your session is running',
      'Duels',
      'The Night Owls',
      ...['Draft', 'Draft'],
    ]);
  });

  describe('what happened to one’s stories', () => {
    let storyId: string;
    beforeEach(async () => {
      storyId = await makeStory(database, clock, { author_id: mara.id, arena: 'fan_fic', fandom_id: 'sherlock' });
    });
    const told = async () => (await readToday(mara, 'UTC')).happenings.map(({ text }) => text);

    it('is ratings with their XP, comments by others, and stories that continue them', async () => {
      await rate(storyId, 5);
      await comment(storyId, ivo);
      await comment(storyId, ivo);
      await makeStory(database, clock, { author_id: ivo.id, parent_id: storyId, title: 'The Tenth Gate' });
      expect(await told()).toEqual([
        '1 rating for “The Ninth Gate” (+20 XP)',
        '“The Tenth Gate” continues “The Ninth Gate”',
        '2 new comments on “The Ninth Gate”',
      ]);
    });

    it('counts a changed rating once, with what it has come to', async () => {
      await rate(storyId, 5);
      await rate(storyId, 1);
      expect(await told()).toEqual(['1 rating for “The Ninth Gate” (−20 XP)']);
    });

    it('is neither one’s own doing, nor hidden, nor older than yesterday', async () => {
      await rate(storyId, 5);
      await comment(storyId, mara);
      await comment(storyId, ivo, { hidden_at: clock.now() });
      await makeStory(database, clock, { author_id: mara.id, parent_id: storyId });
      await makeStory(database, clock, { author_id: ivo.id, parent_id: storyId, status: 'draft' });
      clock.advance(2 * DAY_MS);
      expect(await told()).toEqual([]);
    });

    it('is told of stories written with others too', async () => {
      const woven = await weaveStory(database, clock, [mara.id], { title: 'Woven' });
      await makeStory(database, clock, { author_id: ivo.id, parent_id: woven, title: 'On and On' });
      expect(await told()).toEqual(['“On and On” continues “Woven”']);
    });
  });

  describe('what people do whom one follows', () => {
    const told = async () => (await readToday(mara, 'UTC')).doings.map(({ text }) => text);
    const change = (statement: string, ...values: unknown[]) => database.execute(statement, values);

    beforeEach(async () => {
      await change('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', mara.id, ivo.id, clock.now());
      await makeStory(database, clock, { author_id: ivo.id, title: 'Call me at 555-0100' });
      await change(
        `insert into daily_score (daily_on, player_id, score, games, reached_at) values ($1, $2, 900, 10, $3)`,
        clock.now().toISOString().slice(0, 10),
        ivo.id,
        clock.now(),
      );
    });

    it('is told by their names, without a word of theirs', async () => {
      expect(await told()).toEqual(['Ivo published a story in Creative Writing', 'Ivo finished today’s set']);
      played = 'open';
      expect((await readToday(mara, 'UTC')).fresh).toBe(false);
    });

    it('is not told of people who do not want it, are muted, or are followed by others', async () => {
      expect((await readToday(ivo, 'UTC')).doings).toEqual([]);
      await change('update player set shares_doings = false where id = $1', ivo.id);
      expect(await told()).toEqual([]);
      await change('update player set shares_doings = true where id = $1', ivo.id);
      await change(
        `insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', $3)`,
        mara.id,
        ivo.id,
        clock.now(),
      );
      expect(await told()).toEqual([]);
    });

    it('is, of the daily set, that of one’s own date', async () => {
      clock.advance(12 * HOUR_MS);
      const places = ['America/New_York', 'Pacific/Auckland'];
      const told = await Promise.all(places.map(async (zone) => (await readToday(mara, zone)).doings.map(({ text }) => text)));
      expect(told.map((texts) => texts.includes('Ivo finished today’s set'))).toEqual([true, false]);
    });

    it('is over with the day after', async () => {
      clock.advance(2 * DAY_MS);
      expect(await told()).toEqual([]);
    });
  });

  it('offers a story that waits for readers before one of the best, and keeps nothing from people who have only just come', async () => {
    const best = await makeStory(database, clock, { author_id: ivo.id, title: 'Loved', rating_count: 9, rating_sum: 45 });
    clock.advance(MINUTE_MS);
    const noa = await makePlayer(database, clock, 'Noa');
    const first = await makeStory(database, clock, { author_id: noa.id, title: 'A First' });
    await createFirstReaders({ db: database.db, clock, secret: 'secret', reads: makeReadCounter(database.db, clock) }).promiseFirst();
    await database.execute('insert into reader_offer (reader_id, story_id, offered_at) values ($1, $2, $3)', [mara.id, best, clock.now()]);
    expect((await storyFor(mara))?.to).toContain(best);
    await makeStory(database, clock, { author_id: mara.id, status: 'draft', title: 'A Draft', word_count: 312 });
    await database.execute('delete from reader_offer');
    await database.execute('update reader_promise set shown = 1 where story_id = $1', [best]);
    expect((await storyFor(mara))?.to).toContain(first);
  });

  it('offers a story by somebody else that one has not rated', async () => {
    await makeStory(database, clock, { author_id: mara.id, title: 'My Own' });
    const theirs = await makeStory(database, clock, { author_id: ivo.id, title: 'Theirs' });
    expect(await storyFor(mara)).toMatchObject({ title: 'Theirs', author: 'Ivo', to: `/story/${theirs}` });
    expect(await storyFor(ivo)).toMatchObject({ title: 'My Own' });
  });
});
