import { beforeEach, describe, expect, it } from 'vitest';
import { createProgressService } from '~/progress/progress.server';
import type { RunView } from '../../referee/referee-types';
import { DAY, type DailyFixture, openDailyFixture } from '../testing/daily-fixture';

const fixture = openDailyFixture();
let database: DailyFixture['database'];
let clock: DailyFixture['clock'];
let daily: DailyFixture['daily'];
let pastSets: DailyFixture['pastSets'];
let ann: DailyFixture['ann'];
let bob: DailyFixture['bob'];
beforeEach(() => {
  ({ database, clock, daily, pastSets, ann, bob } = fixture());
});

const today = () => fixture().today();
const wordsOf = (run: RunView) => fixture().wordsOf(run);
const play = (run: RunView, right: number) => fixture().play(run, right);

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
