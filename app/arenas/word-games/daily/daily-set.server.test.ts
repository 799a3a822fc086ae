import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { GAME_IDS } from '../games/games';
import { createReferee, type Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { everywhere, spellingBee, spellingLexicon } from '../testing/spelling-bee';
import { createDailySet, type DailySet } from './daily-set.server';

const DAY = 24 * 60 * 60 * 1000;
const WORDS = Array.from({ length: 500 }, (_, index) => `word${index}`);
const rules = { games: everywhere(spellingBee()), lexiconOf: () => spellingLexicon(WORDS) };

const nothing = { score: 0, keystones: 0, finishedMs: null, faulty: false };

let database: OpenDatabase;
let clock: TestClock;
let referee: Referee;
let daily: DailySet;
let ann: string;
let bob: string;

function makeDaily(secret: string): DailySet {
  const progress = createProgressService({ db: database.db, clock });
  referee = createReferee({
    database,
    clock,
    secret,
    ...rules,
    progress,
    judge: () => undefined,
  });
  return createDailySet({ db: database.db, clock, secret, referee, ...rules });
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
    for (const day of ['2026-02-25', '2026-02-26', '2026-02-27']) await referee.start('word-guess', { playerId: bob }, { day, seed: 5 });
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
    expect(await daily.gamesOf(ann, daily.today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
  });

  it('has a board of the day that adds up the points of all games', async () => {
    await play(await daily.start('word-guess', ann), 1);
    await play(await daily.start('word-chain', ann), 2);
    clock.advance(1_000);
    await play(await daily.start('word-guess', bob), 3);
    await play(await referee.start('word-guess', { playerId: bob }), 4);
    expect(await daily.board(daily.today())).toMatchObject([
      { rank: 1, playerId: bob, name: 'Bob', score: 30, games: 1 },
      { rank: 2, playerId: ann, name: 'Ann', score: 30, games: 2 },
    ]);
    clock.advance(DAY);
    expect(await daily.board(daily.today())).toEqual([]);
  });

  it('shows a player their state in each game', async () => {
    await play(await daily.start('word-guess', ann), 2);
    await play(await daily.start('word-puzzle', ann), 0);
    await daily.start('word-chain', ann);
    const games = await daily.gamesOf(ann, daily.today());
    expect(games).toHaveLength(GAME_IDS.length);
    expect(games.filter(({ state }) => state !== 'open')).toEqual([
      { game: 'word-chain', state: 'running', ...nothing },
      { game: 'word-guess', state: 'played', ...nothing, score: 20 },
      { game: 'word-puzzle', state: 'played', ...nothing },
    ]);
    clock.advance(62_000);
    expect((await daily.gamesOf(ann, daily.today())).find(({ game }) => game === 'word-chain')).toMatchObject({ state: 'played' });
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

  it('lets a run that began before midnight be played to its end, and then today’s begin', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const run = await daily.start('word-guess', ann);
    clock.advance(30_000);
    expect(await daily.run('word-guess', ann)).toMatchObject({ runId: run.runId, day: '2026-03-01', msLeft: 30_000 });
    expect(await daily.start('word-guess', ann)).toMatchObject({ runId: run.runId });
    expect(await daily.gamesOf(ann, daily.today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
    await play(run, 4);
    expect(await daily.board(daily.today())).toEqual([]);
    expect(await daily.run('word-guess', ann)).toBeUndefined();
    expect(await daily.gamesOf(ann, daily.today())).toContainEqual({ game: 'word-guess', state: 'open', ...nothing });
    const next = await daily.start('word-guess', ann);
    expect(next.runId).not.toBe(run.runId);
    expect(await daily.gamesOf(ann, daily.today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
  });

  it('has nothing of a run that began before midnight once its time is up', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const { runId } = await daily.start('word-guess', ann);
    clock.advance(70_000);
    expect(await daily.run('word-guess', ann)).toBeUndefined();
    expect((await daily.start('word-guess', ann)).runId).not.toBe(runId);
  });

  it('has the same points on the board and in the player’s own day, during a run and once its time is over', async () => {
    const own = async () => (await daily.gamesOf(ann, daily.today())).reduce((sum, { score }) => sum + score, 0);
    const onBoard = async () => (await daily.board(daily.today())).find(({ playerId }) => playerId === ann)?.score ?? 0;
    await play(await daily.start('word-guess', ann), 2);
    const run = await daily.start('word-chain', ann);
    const [word] = await wordsOf(run);
    await referee.move(run.runId, { key: run.key, number: 1, move: { type: 'answer', text: word } });
    expect([await own(), await onBoard()]).toEqual([20, 20]);
    clock.advance(62_000);
    // Nobody has ended the run, and the sweep has not come yet.
    expect([await own(), await onBoard()]).toEqual([30, 30]);
  });

  it('shows people whom a player follows beside them', async () => {
    const { id: eve } = await makePlayer(database, clock, 'Eve');
    await database.db.insertInto('player_follow').values({ follower_id: ann, followed_id: bob, created_at: clock.now() }).execute();
    for (const [player, words] of [
      [ann, 1],
      [bob, 2],
      [eve, 3],
    ] as const)
      await play(await daily.start('word-guess', player), words);
    const names = async () => (await daily.followedBoard(ann, daily.today())).map(({ rank, name, score }) => [rank, name, score]);
    expect(await names()).toEqual([
      [1, 'Bob', 20],
      [2, 'Ann', 10],
    ]);
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect(await names()).toEqual([[1, 'Ann', 10]]);
  });

  it('says how a player stands with each game and with all of them, hidden people and runs that do not count left out', async () => {
    const today = daily.today();
    expect(await daily.standings(ann, today)).toEqual({ all: undefined, games: new Map() });
    await play(await daily.start('word-guess', ann), 2);
    expect(await daily.standings(ann, today)).toEqual({
      all: { players: 1, below: 0, above: 0 },
      games: new Map([['word-guess', { players: 1, below: 0, above: 0 }]]),
    });
    await play(await daily.start('word-chain', ann), 3);
    await play(await daily.start('word-guess', bob), 3);
    const standings = await daily.standings(ann, today);
    expect(standings.all).toEqual({ players: 2, below: 1, above: 0 });
    expect(Object.fromEntries(standings.games)).toEqual({
      'word-guess': { players: 2, below: 0, above: 1 },
      'word-chain': { players: 1, below: 0, above: 0 },
    });
    await database.db.updateTable('game_run').set({ fault: 'too-fast' }).where('player_id', '=', bob).execute();
    expect((await daily.standings(ann, today)).games.get('word-guess')).toEqual({ players: 1, below: 0, above: 0 });
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect((await daily.standings(ann, today)).all).toEqual({ players: 1, below: 0, above: 0 });
  });

  it('keeps yesterday’s games, board and result to look at', async () => {
    await play(await daily.start('word-guess', ann), 2);
    const day = daily.today();
    clock.advance(DAY);
    expect(daily.yesterday()).toBe(day);
    expect(await daily.board(day)).toMatchObject([{ name: 'Ann', score: 20 }]);
    expect(await daily.gamesOf(ann, day)).toContainEqual({ game: 'word-guess', state: 'played', ...nothing, score: 20 });
    expect(await daily.gamesOf(ann, daily.today())).toContainEqual({ game: 'word-guess', state: 'open', ...nothing });
  });

  it('gives no keystones for a run that does not count', async () => {
    await play(await daily.start('word-guess', ann), 2);
    await database.db.updateTable('game_run').set({ score: 900 }).execute();
    const own = async () => (await daily.gamesOf(ann, daily.today())).find(({ game }) => game === 'word-guess');
    expect(await own()).toEqual({ game: 'word-guess', state: 'played', score: 900, keystones: 4, finishedMs: null, faulty: false });
    await database.db.updateTable('game_run').set({ fault: 'too-fast' }).execute();
    expect(await own()).toEqual({ game: 'word-guess', state: 'played', score: 0, keystones: 0, finishedMs: null, faulty: true });
  });
});
