import { beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { emptyTables } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { GAME_IDS } from '../games/games';
import type { RunView } from '../referee/referee-types';
import { spellingLexicon } from '../testing/spelling-bee';
import { createDailyDeals } from './deals/daily-deals.server';
import { bee, DAY, type DailyFixture, nothing, openDailyFixture, rules, WORDS } from './testing/daily-fixture';

const fixture = openDailyFixture();
let database: DailyFixture['database'];
let clock: DailyFixture['clock'];
let referee: DailyFixture['referee'];
let daily: DailyFixture['daily'];
let ann: DailyFixture['ann'];
let bob: DailyFixture['bob'];
beforeEach(() => {
  ({ database, clock, referee, daily, ann, bob } = fixture());
});

const today = () => fixture().today();
const wordsOf = (run: RunView) => fixture().wordsOf(run);
const play = (run: RunView, right: number) => fixture().play(run, right);

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
    expect(await wordsOf(await fixture().elsewhere().start('word-guess', again.id, today()))).not.toEqual(words);
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

  it('has a shorter round where its deal says so, and whole runs where it does not, as in sets of before', async () => {
    const deal = { ...bee.deal(spellingLexicon(WORDS), seededRandom(5), new Set()), share: 0.5 };
    const row = { daily_on: today(), game: 'word-guess', rules: 1, deal: JSON.stringify(deal) } as const;
    await database.db.insertInto('daily_deal').values(row).execute();
    const seconds = await daily.secondsOn(today());
    expect([seconds.get('word-guess'), seconds.get('word-chain')]).toEqual([30, 60]);
    expect(await daily.start('word-chain', ann, today())).toMatchObject({ seconds: 60, msLeft: 60_000 });
    const run = await daily.start('word-guess', ann, today());
    expect(run).toMatchObject({ seconds: 30, msLeft: 30_000 });
    const { share } = await database.db.selectFrom('game_run').select('share').where('id', '=', run.runId).executeTakeFirstOrThrow();
    expect(share).toBe(0.5);
    clock.advance(31_500);
    expect((await daily.gamesOf(ann, today())).filter(({ state }) => state === 'played')).toMatchObject([{ game: 'word-guess' }]);
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
