import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { GAME, openRefereeFixture, SECOND } from '../testing/referee-fixture';
import { bestRuns, keepRecords, ownBestCurve, ownBestRun, removeOldRecords } from './game-records.server';
import { PERIODS, type Period } from './period';

const fixture = openRefereeFixture();
let bob: string;

beforeEach(async () => {
  bob = (await makePlayer(fixture().database, fixture().clock, 'Bob')).id;
});

/** Settles a run of a player that has just begun. */
async function score(playerId: string, points: number, finishedMs: number | null = null, rules = 1): Promise<void> {
  const now = fixture().clock.now();
  await fixture()
    .database.db.transaction()
    .execute((trx) =>
      keepRecords(trx, { playerId, game: GAME, rules, score: points, finishedMs, curve: [1, points], startedAt: now, now }),
    );
  fixture().clock.advance(SECOND);
}
const board = (period: Period) => ({ game: GAME, period, at: fixture().clock.now() }) as const;
const listed = async (period: Period) =>
  (await bestRuns(fixture().database.db, board(period))).map(({ rank, name, score: points }) => `${rank} ${name} ${points}`);
const own = (playerId: string) => ownBestRun(fixture().database.db, board('day'), playerId);

describe('the best runs of a game', () => {
  it('have one run of each player, and equals share a rank', async () => {
    for (const points of [30, 50, 40]) await score(fixture().playerId, points);
    await score(bob, 50);
    for (const period of PERIODS) expect(await listed(period)).toEqual(['1 Ann 50', '1 Bob 50']);
    expect([(await own(bob))?.rank, (await own(fixture().playerId))?.rank]).toEqual([1, 1]);
    await score(bob, 60);
    expect(await listed('day')).toEqual(['1 Bob 60', '2 Ann 50']);
    expect([(await own(bob))?.rank, (await own(fixture().playerId))?.rank]).toEqual([1, 2]);
  });

  it('are told apart by the time of their finished sets, whoever came first', async () => {
    await score(fixture().playerId, 50, 42_000);
    await score(bob, 50, 41_000);
    expect(await listed('day')).toEqual(['1 Bob 50', '2 Ann 50']);
    await score(fixture().playerId, 50, 40_000);
    await score(fixture().playerId, 50);
    expect([await listed('day'), (await own(fixture().playerId))?.finishedMs]).toEqual([['1 Ann 50', '2 Bob 50'], 40_000]);
  });

  it('of earlier rules are listed no more, and the first run under new ones takes their place', async () => {
    await score(fixture().playerId, 90, null, 0);
    expect(await listed('always')).toEqual([]);
    await score(fixture().playerId, 20);
    await score(fixture().playerId, 95, null, 0);
    expect(await listed('always')).toEqual(['1 Ann 20']);
  });

  it('say how the score of one’s own grew, in each period and by today’s rules', async () => {
    const curves = () => Promise.all(PERIODS.map(async (period) => (await ownBestCurve(fixture().database.db, board(period), bob))?.curve));
    await score(bob, 95, null, 0);
    expect(await curves()).toEqual([undefined, undefined, undefined]);
    await score(bob, 40);
    fixture().clock.advance(DAY_MS);
    await score(bob, 30);
    expect(await curves()).toEqual([
      [1, 30],
      [1, 40],
      [1, 40],
    ]);
  });

  it('are of the UTC day, the month, and always', async () => {
    // The last day of a month.
    fixture().clock.advance(30 * DAY_MS);
    await score(fixture().playerId, 50);
    fixture().clock.advance(DAY_MS);
    await score(bob, 20);
    expect([await listed('day'), await listed('month'), await listed('always')]).toEqual([
      ['1 Bob 20'],
      ['1 Bob 20'],
      ['1 Ann 50', '2 Bob 20'],
    ]);
    fixture().clock.advance(DAY_MS);
    expect([await listed('day'), await listed('month')]).toEqual([[], ['1 Bob 20']]);
    expect(await own(bob)).toBeUndefined();
  });

  it('leave out hidden players and those without a point', async () => {
    await score(fixture().playerId, 50);
    await score(bob, 20);
    await score((await makePlayer(fixture().database, fixture().clock, 'Cid')).id, 0);
    await fixture().database.execute('update player set hidden_at = now() where id = $1', [fixture().playerId]);
    expect(await listed('always')).toEqual(['1 Bob 20']);
    expect([(await own(bob))?.rank, await own(fixture().playerId)]).toEqual([1, undefined]);
  });

  it('of days and months that are over are deleted, those of all time never', async () => {
    await score(fixture().playerId, 50);
    fixture().clock.advance(40 * DAY_MS);
    expect(await removeOldRecords(fixture().database.db, fixture().clock.now())).toBe(0);
    fixture().clock.advance(60 * DAY_MS);
    expect(await removeOldRecords(fixture().database.db, fixture().clock.now())).toBe(2);
    expect(await listed('always')).toEqual(['1 Ann 50']);
  });
});

describe('a settled run', () => {
  it('comes onto the boards of its game, on the day on which it began', async () => {
    fixture().clock.advance(12 * 60 * 60 * SECOND - 10 * SECOND);
    const run = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(run, 1);
    fixture().clock.advance(20 * SECOND);
    await fixture().end(run);
    expect([await listed('day'), await listed('always')]).toEqual([[], ['1 Ann 10']]);
  });

  it('that does not count comes onto none', async () => {
    const strict = fixture().another({ judge: () => 'too-fast' });
    const run = await strict.start(GAME, fixture().player);
    await fixture().spell(run, 1, strict);
    await fixture().end(run, strict);
    expect(await listed('always')).toEqual([]);
  });
});
