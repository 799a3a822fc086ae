import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { emptyTables, openTestDatabase } from '~/platform/testing/test-database';
import { createProgressService } from '~/progress/progress.server';
import { createReferee, type Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { everywhere, spellingBee, spellingLexicon } from '../testing/spelling-bee';
import { createDailySet, type DailySet } from './daily-set.server';

const DAY = 24 * 60 * 60 * 1000;
const WORDS = Array.from({ length: 500 }, (_, index) => `word${index}`);

let database: OpenDatabase;
let clock: TestClock;
let referee: Referee;
let daily: DailySet;
let ann: string;
let bob: string;

function makeDaily(secret: string): DailySet {
  const progress = createProgressService({ db: database.db, clock });
  referee = createReferee({ database, clock, secret, games: everywhere(spellingBee()), lexicon: spellingLexicon(WORDS), progress });
  return createDailySet({ db: database.db, clock, secret, referee });
}

async function wordsOf({ runId }: RunView): Promise<string[]> {
  const { deal } = await database.db.selectFrom('game_run').select('deal').where('id', '=', runId).executeTakeFirstOrThrow();
  return (deal as { words: string[] }).words;
}

/** Spells a number of words in a run and ends it. */
async function play(run: RunView, right: number): Promise<void> {
  const words = await wordsOf(run);
  for (let number = 1; number <= right; number += 1) {
    await referee.move(run.runId, { key: run.key, number, move: { type: 'answer', text: words[number - 1] } });
  }
  if (right === 0) await referee.move(run.runId, { key: run.key, number: 1, move: { type: 'skip' } });
  await referee.end(run.runId, run.key);
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
  daily = makeDaily('one secret');
  ann = (await makePlayer(database, clock, 'Ann')).id;
  bob = (await makePlayer(database, clock, 'Bob')).id;
});

describe('the daily set', () => {
  it('deals the same puzzles to everyone, and different ones in each game, on each day and on each site', async () => {
    const words = await wordsOf(await daily.start('word-guess', ann));
    expect(await wordsOf(await daily.start('word-guess', bob))).toEqual(words);
    expect(await wordsOf(await daily.start('word-chain', ann))).not.toEqual(words);
    clock.advance(DAY);
    expect(await wordsOf(await daily.start('word-guess', ann))).not.toEqual(words);
    await emptyTables(database);
    const again = await makePlayer(database, clock, 'Ann');
    clock.advance(-DAY);
    expect(await wordsOf(await makeDaily('another secret').start('word-guess', again.id))).not.toEqual(words);
  });

  it('is the same for a player who has met its words before', async () => {
    const words = await wordsOf(await daily.start('word-guess', ann));
    for (const day of ['2026-02-26', '2026-02-27', '2026-02-28']) await referee.start('word-guess', { playerId: bob }, { day, seed: 5 });
    await referee.start('word-guess', { playerId: bob });
    expect(await wordsOf(await daily.start('word-guess', bob))).toEqual(words);
  });

  it('lets each game be played once a day, and continues after a reload', async () => {
    const run = await daily.start('word-guess', ann);
    expect(await daily.start('word-guess', ann)).toMatchObject({ runId: run.runId });
    expect(await daily.run('word-guess', ann)).toMatchObject({ runId: run.runId });
    await play(run, 2);
    const over = await daily.start('word-guess', ann);
    expect(over).toMatchObject({ runId: run.runId, result: { score: 20, xp: 2 } });
    expect(await daily.run('word-chain', ann)).toBeUndefined();
    clock.advance(DAY);
    expect(await daily.run('word-guess', ann)).toBeUndefined();
    expect((await daily.start('word-guess', ann)).runId).not.toBe(run.runId);
  });

  it('is one run when it is started twice at once', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => daily.start('word-guess', ann)));
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
    expect(runs.filter(({ result }) => result)).toEqual([]);
    expect(await daily.gamesOf(ann)).toContainEqual({ game: 'word-guess', state: 'running', score: 0 });
  });

  it('has a board of the day that adds up the points of all games', async () => {
    await play(await daily.start('word-guess', ann), 1);
    await play(await daily.start('word-chain', ann), 2);
    clock.advance(1_000);
    await play(await daily.start('word-guess', bob), 3);
    await play(await referee.start('word-guess', { playerId: bob }), 4);
    expect(await daily.board()).toEqual([
      { rank: 1, playerId: ann, name: 'Ann', score: 30, games: 2 },
      { rank: 2, playerId: bob, name: 'Bob', score: 30, games: 1 },
    ]);
    clock.advance(DAY);
    expect(await daily.board()).toEqual([]);
  });

  it('shows a player their state in each game', async () => {
    await play(await daily.start('word-guess', ann), 2);
    await play(await daily.start('word-puzzle', ann), 0);
    await daily.start('word-chain', ann);
    const games = await daily.gamesOf(ann);
    expect(games).toHaveLength(10);
    expect(games.filter(({ state }) => state !== 'open')).toEqual([
      { game: 'word-chain', state: 'running', score: 0 },
      { game: 'word-guess', state: 'played', score: 20 },
      { game: 'word-puzzle', state: 'played', score: 0 },
    ]);
    clock.advance(60_000);
    expect((await daily.gamesOf(ann)).find(({ game }) => game === 'word-chain')).toMatchObject({ state: 'played' });
  });

  it('counts a streak of days', async () => {
    expect(await daily.streakOf(ann)).toMatchObject({ days: 0 });
    for (const days of [1, 1, 2]) {
      await play(await daily.start('word-guess', ann), 1);
      clock.advance(days * DAY);
    }
    // Yesterday was missed and is forgiven.
    expect(await daily.streakOf(ann)).toEqual({ days: 3, playedToday: false, forgivingYesterday: true });
    await play(await daily.start('word-guess', ann), 1);
    expect(await daily.streakOf(ann)).toEqual({ days: 4, playedToday: true, forgivingYesterday: false });
  });

  it('counts a run for the day on which it began', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const run = await daily.start('word-guess', ann);
    clock.advance(30_000);
    await play(run, 1);
    expect(daily.today()).toBe('2026-03-02');
    expect(await database.db.selectFrom('daily_score').select(['daily_on', 'score']).execute()).toEqual([
      { daily_on: '2026-03-01', score: 10 },
    ]);
  });
});
