import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dateIn } from '~/platform/clock/local-days';
import type { OpenDatabase } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { GAME_IDS } from '../games/games';
import { createReferee, type Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { everywhere, spellingBee, spellingLexicon } from '../testing/spelling-bee';
import { createDailyDeals } from './daily-deals.server';
import { createDailySet, type DailySet } from './daily-set.server';
import { createPastSets, type PastSets } from './past/past-sets.server';

const DAY = 24 * 60 * 60 * 1000;
const WORDS = Array.from({ length: 500 }, (_, index) => `word${index}`);
const bee = spellingBee();
const rules = { games: everywhere(bee), lexiconOf: () => spellingLexicon(WORDS) };

const nothing = { score: 0, keystones: 0, finishedMs: null, faulty: false };

let database: OpenDatabase;
let clock: TestClock;
let referee: Referee;
let daily: DailySet;
let pastSets: PastSets;
let ann: string;
let bob: string;

/** The date of somebody in UTC. */
const today = () => dateIn('UTC', clock.now());

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
  const deals = createDailyDeals({ db: database.db, secret, ...rules });
  pastSets = createPastSets({ db: database.db, clock, referee, deals });
  return createDailySet({ db: database.db, clock, referee, deals, ...rules });
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
    const words = await wordsOf(await daily.start('word-guess', ann, today()));
    expect(await wordsOf(await daily.start('word-guess', bob, today()))).toEqual(words);
    expect(await wordsOf(await daily.start('word-chain', ann, today()))).not.toEqual(words);
    clock.advance(DAY);
    expect(await wordsOf(await daily.start('word-guess', ann, today()))).not.toEqual(words);
    await emptyTables(database);
    const again = await makePlayer(database, clock, 'Ann');
    clock.advance(-DAY);
    expect(await wordsOf(await makeDaily('another secret').start('word-guess', again.id, today()))).not.toEqual(words);
  });

  it('is the same for a player who has met its words before', async () => {
    const words = await wordsOf(await daily.start('word-guess', ann, today()));
    for (const day of ['2026-02-25', '2026-02-26', '2026-02-27'])
      await referee.start(
        'word-guess',
        { playerId: bob },
        { day, rules: 1, deal: bee.deal(spellingLexicon(WORDS), seededRandom(5), new Set()) },
      );
    await referee.start('word-guess', { playerId: bob });
    expect(await wordsOf(await daily.start('word-guess', bob, today()))).toEqual(words);
  });

  it('lets each game be played once a day, and continues after a reload', async () => {
    const run = await daily.start('word-guess', ann, today());
    expect(await daily.start('word-guess', ann, today())).toMatchObject({ runId: run.runId });
    expect(await daily.run('word-guess', ann, today())).toMatchObject({ runId: run.runId });
    await play(run, 2);
    const over = await daily.start('word-guess', ann, today());
    expect(over).toMatchObject({ runId: run.runId, result: { score: 20, xp: 2 } });
    expect(await daily.run('word-chain', ann, today())).toBeUndefined();
    clock.advance(DAY);
    expect(await daily.run('word-guess', ann, today())).toBeUndefined();
    expect((await daily.start('word-guess', ann, today())).runId).not.toBe(run.runId);
  });

  it('is one run when it is started twice at once', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => daily.start('word-guess', ann, today())));
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
    expect(runs.filter(({ result }) => result)).toEqual([]);
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
  });

  it('has a board of the day that adds up the points of all games', async () => {
    await play(await daily.start('word-guess', ann, today()), 1);
    await play(await daily.start('word-chain', ann, today()), 2);
    clock.advance(1_000);
    await play(await daily.start('word-guess', bob, today()), 3);
    await play(await referee.start('word-guess', { playerId: bob }), 4);
    expect(await daily.board(today())).toMatchObject([
      { rank: 1, playerId: bob, name: 'Bob', score: 30, games: 1 },
      { rank: 2, playerId: ann, name: 'Ann', score: 30, games: 2 },
    ]);
    clock.advance(DAY);
    expect(await daily.board(today())).toEqual([]);
  });

  it('shows a player their state in each game', async () => {
    await play(await daily.start('word-guess', ann, today()), 2);
    await play(await daily.start('word-puzzle', ann, today()), 0);
    await daily.start('word-chain', ann, today());
    const games = await daily.gamesOf(ann, today());
    expect(games).toHaveLength(GAME_IDS.length);
    expect(games.filter(({ state }) => state !== 'open')).toEqual([
      { game: 'word-chain', state: 'running', ...nothing },
      { game: 'word-guess', state: 'played', ...nothing, score: 20 },
      { game: 'word-puzzle', state: 'played', ...nothing },
    ]);
    clock.advance(62_000);
    expect((await daily.gamesOf(ann, today())).find(({ game }) => game === 'word-chain')).toMatchObject({ state: 'played' });
  });

  it('counts a streak of days', async () => {
    expect(await daily.streakOf(ann, today())).toMatchObject({ days: 0 });
    for (const days of [1, 1, 2]) {
      await play(await daily.start('word-guess', ann, today()), 1);
      clock.advance(days * DAY);
    }
    // Yesterday was missed and is forgiven.
    expect(await daily.streakOf(ann, today())).toEqual({ days: 3, playedToday: false, forgivingYesterday: true });
    await play(await daily.start('word-guess', ann, today()), 1);
    expect(await daily.streakOf(ann, today())).toEqual({ days: 4, playedToday: true, forgivingYesterday: false });
  });

  it('counts a run for the day on which it began', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const run = await daily.start('word-guess', ann, today());
    clock.advance(30_000);
    await play(run, 1);
    expect(today()).toBe('2026-03-02');
    expect(await database.db.selectFrom('daily_score').select(['daily_on', 'score']).execute()).toEqual([
      { daily_on: '2026-03-01', score: 10 },
    ]);
  });

  it('lets a run that began before midnight be played to its end, and then today’s begin', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const run = await daily.start('word-guess', ann, today());
    clock.advance(30_000);
    expect(await daily.run('word-guess', ann, today())).toMatchObject({ runId: run.runId, day: '2026-03-01', msLeft: 30_000 });
    expect(await daily.start('word-guess', ann, today())).toMatchObject({ runId: run.runId });
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
    await play(run, 4);
    expect(await daily.board(today())).toEqual([]);
    expect(await daily.run('word-guess', ann, today())).toBeUndefined();
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'open', ...nothing });
    const next = await daily.start('word-guess', ann, today());
    expect(next.runId).not.toBe(run.runId);
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'running', ...nothing });
  });

  it('has nothing of a run that began before midnight once its time is up', async () => {
    clock.advance(12 * 60 * 60 * 1000 - 10_000);
    const { runId } = await daily.start('word-guess', ann, today());
    clock.advance(70_000);
    expect(await daily.run('word-guess', ann, today())).toBeUndefined();
    expect((await daily.start('word-guess', ann, today())).runId).not.toBe(runId);
  });

  it('has the same points on the board and in the player’s own day, during a run and once its time is over', async () => {
    const own = async () => (await daily.gamesOf(ann, today())).reduce((sum, { score }) => sum + score, 0);
    const onBoard = async () => (await daily.board(today())).find(({ playerId }) => playerId === ann)?.score ?? 0;
    await play(await daily.start('word-guess', ann, today()), 2);
    const run = await daily.start('word-chain', ann, today());
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
      await play(await daily.start('word-guess', player, today()), words);
    const names = async () => (await daily.followedBoard(ann, today())).map(({ rank, name, score }) => [rank, name, score]);
    expect(await names()).toEqual([
      [1, 'Bob', 20],
      [2, 'Ann', 10],
    ]);
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect(await names()).toEqual([[1, 'Ann', 10]]);
  });

  it('says how a player stands with each game and with all of them, hidden people and runs that do not count left out', async () => {
    const day = today();
    expect(await daily.standings(ann, day)).toEqual({ all: undefined, games: new Map() });
    await play(await daily.start('word-guess', ann, today()), 2);
    expect(await daily.standings(ann, day)).toEqual({
      all: { players: 1, below: 0, above: 0 },
      games: new Map([['word-guess', { players: 1, below: 0, above: 0 }]]),
    });
    await play(await daily.start('word-chain', ann, today()), 3);
    await play(await daily.start('word-guess', bob, today()), 3);
    const standings = await daily.standings(ann, day);
    expect(standings.all).toEqual({ players: 2, below: 1, above: 0 });
    expect(Object.fromEntries(standings.games)).toEqual({
      'word-guess': { players: 2, below: 0, above: 1 },
      'word-chain': { players: 1, below: 0, above: 0 },
    });
    await database.db.updateTable('game_run').set({ fault: 'too-fast' }).where('player_id', '=', bob).execute();
    expect((await daily.standings(ann, day)).games.get('word-guess')).toEqual({ players: 1, below: 0, above: 0 });
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect((await daily.standings(ann, day)).all).toEqual({ players: 1, below: 0, above: 0 });
  });

  it('keeps yesterday’s games, board and result to look at', async () => {
    await play(await daily.start('word-guess', ann, today()), 2);
    const day = today();
    clock.advance(DAY);
    expect(await daily.board(day)).toMatchObject([{ name: 'Ann', score: 20 }]);
    expect(await daily.gamesOf(ann, day)).toContainEqual({ game: 'word-guess', state: 'played', ...nothing, score: 20 });
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'open', ...nothing });
  });

  it('takes the dates that exist somewhere on earth, each with a set and a board of its own', async () => {
    // 11:00 UTC: the day before goes on at the last place, and the next one has begun at the first.
    clock.advance(-60 * 60 * 1000);
    const cleo = (await makePlayer(database, clock, 'Cleo')).id;
    const starts: [string, string][] = [
      [ann, '2026-02-28'],
      [cleo, '2026-03-01'],
      [bob, '2026-03-02'],
    ];
    const deals = await Promise.all(starts.map(async ([player, day]) => wordsOf(await daily.start('word-guess', player, day))));
    expect(new Set(deals.map(String)).size).toBe(3);
    for (const day of ['2026-02-27', '2026-03-03']) await expect(daily.start('word-guess', ann, day)).rejects.toThrow('not that date');
    await play(await daily.start('word-guess', bob, '2026-03-02'), 2);
    expect(await daily.board('2026-03-02')).toMatchObject([{ name: 'Bob', score: 20 }]);
    expect(await daily.board('2026-03-01')).toEqual([]);
    expect(await daily.streakOf(bob, '2026-03-02')).toMatchObject({ days: 1, playedToday: true });
  });

  it('keeps the deal of a date, whatever the lexicon becomes', async () => {
    const words = await wordsOf(await daily.start('word-guess', ann, today()));
    const later = createDailyDeals({
      db: database.db,
      secret: 'one secret',
      games: rules.games,
      lexiconOf: () => spellingLexicon(['other']),
    });
    expect(await later.of('word-guess', today())).toMatchObject({ deal: { words } });
  });

  it('gives no keystones for a run that does not count', async () => {
    await play(await daily.start('word-guess', ann, today()), 2);
    await database.db.updateTable('game_run').set({ score: 900 }).execute();
    const own = async () => (await daily.gamesOf(ann, today())).find(({ game }) => game === 'word-guess');
    expect(await own()).toEqual({ game: 'word-guess', state: 'played', score: 900, keystones: 4, finishedMs: null, faulty: false });
    await database.db.updateTable('game_run').set({ fault: 'too-fast' }).execute();
    expect(await own()).toEqual({ game: 'word-guess', state: 'played', score: 0, keystones: 0, finishedMs: null, faulty: true });
  });
});

describe('a past set', () => {
  const DATE = '2026-03-01';
  const openedAfter = () => clock.advance(DAY);

  beforeEach(async () => {
    await play(await daily.start('word-guess', ann, DATE), 2);
    openedAfter();
  });

  it('can be played once its date has ended everywhere, as often as one likes, for nothing', async () => {
    clock.advance(-1);
    expect(await pastSets.isPast(DATE)).toBe(false);
    await expect(pastSets.start('word-guess', bob, DATE)).rejects.toThrow('cannot be played');
    clock.advance(1);
    const words = await wordsOf(await pastSets.start('word-guess', bob, DATE));
    for (const right of [3, 4]) {
      const run = await pastSets.start('word-guess', bob, DATE);
      expect(await wordsOf(run)).toEqual(words);
      await play(run, right);
      clock.advance(1_000);
      expect(await daily.board(DATE)).toMatchObject([{ name: 'Ann', score: 20 }]);
    }
    expect(await daily.streakOf(bob, today())).toMatchObject({ days: 0 });
    expect(await pastSets.gamesOf(bob, DATE)).toEqual([{ game: 'word-guess', score: 40, keystones: 0 }]);
    expect(await database.db.selectFrom('game_best').select('player_id').execute()).toEqual([{ player_id: ann }]);
    expect(await createProgressService({ db: database.db, clock }).progressOf(bob)).toMatchObject({ xp: 0 });
  });

  it('has the best run of its board beside those who did not play it, and their own beside those who did', async () => {
    expect(await pastSets.start('word-guess', bob, DATE)).toMatchObject({ rival: 'Ann', ghost: [0, 10, 0, 20] });
    const own = await pastSets.start('word-guess', ann, DATE);
    expect(own.ghost).toEqual([0, 10, 0, 20]);
    expect(own.rival).toBeUndefined();
  });

  it('continues a run that goes on, and shows its answers once it is over', async () => {
    const run = await pastSets.start('word-guess', bob, DATE);
    expect(await pastSets.run('word-guess', bob, DATE)).toMatchObject({ runId: run.runId, day: DATE });
    expect(await daily.review(bob, 'word-guess', DATE)).toBeUndefined();
    await play(run, 3);
    expect(await pastSets.run('word-guess', bob, DATE)).toBeUndefined();
    expect(await daily.review(bob, 'word-guess', DATE)).toMatchObject({ score: 30 });
    expect(await daily.review(ann, 'word-guess', DATE)).toMatchObject({ score: 20 });
  });

  it('is none before the first set of the site', async () => {
    expect(await pastSets.firstDay()).toBe(DATE);
    expect(await pastSets.isPast('2026-02-20')).toBe(false);
  });

  it('stands in its month with what was reached in time', async () => {
    await play(await pastSets.start('word-chain', ann, DATE), 3);
    await database.db.updateTable('game_run').set({ score: 900 }).where('daily_on', 'is not', null).execute();
    expect(await pastSets.keystonesIn(ann, '2026-03')).toEqual(new Map([[DATE, { keystones: 4, games: 1 }]]));
    expect(await pastSets.keystonesIn(ann, '2026-02')).toEqual(new Map());
    expect(await pastSets.keystonesIn(bob, '2026-03')).toEqual(new Map());
  });
});
