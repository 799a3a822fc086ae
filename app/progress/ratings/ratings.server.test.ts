import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { rateContest } from './rate-contest.server';
import { createRatings, type RatingsService } from './ratings.server';
import { replayLadder } from './replay-ladder.server';
import { UNKNOWN } from './skill';

let database: OpenDatabase;
let clock: TestClock;
let ratings: RatingsService;
let people: string[];

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  ratings = createRatings({ db: database.db, clock });
  people = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) people.push((await makePlayer(database, clock, name)).id);
});

const rate = (sourceId: string, part: number, places: readonly number[]) =>
  database.db.transaction().execute((trx) => {
    const placed = places.map((place, index) => ({ playerId: people[index] ?? '', place }));
    return rateContest(trx, { ladder: 'battle', sourceId, part, placed }, clock.now());
  });
const skills = async () =>
  (await database.execute('select player_id, mean, deviation, contests from skill order by player_id')).rows.map((row) => ({
    player_id: String(row.player_id),
    contests: row.contests,
    mean: Math.round(Number(row.mean) * 1e6) / 1e6,
    deviation: Math.round(Number(row.deviation) * 1e6) / 1e6,
  }));
const onBoard = async () =>
  (await database.execute(`select player_id, score from board_row where board = 'ratings' order by score desc`)).rows;
const standing = async (index: number, own = false) => (await ratings.standingsOf(people[index] ?? '', own))[0];

/** Battles of all three, over some days. */
async function battles(count: number): Promise<string[]> {
  const random = seededRandom(count);
  const rooms: string[] = [];
  for (let battle = 0; battle < count; battle += 1) {
    const room = randomUUID();
    rooms.push(room);
    await rate(room, 1, [1, 2 + random.integer(2), 2 + random.integer(2)]);
    clock.advance(5 * HOUR_MS);
  }
  return rooms;
}

describe('a contest', () => {
  it('moves everybody who took part, once', async () => {
    const room = randomUUID();
    await Promise.all([rate(room, 1, [1, 2, 2]), rate(room, 1, [1, 2, 2])]);
    await rate(room, 1, [2, 1, 1]);
    const [ada] = [await standing(0, true)];
    expect(ada).toMatchObject({ contests: 1, skill: undefined, curve: [], last: { place: 1, of: 3, before: UNKNOWN } });
    expect(ada?.last?.chance).toBeCloseTo(1 / 3, 9);
    expect(ada?.last?.after.mean).toBeGreaterThan(UNKNOWN.mean);
    expect((await standing(1))?.last).toBeUndefined();
  });

  it('of one person is none', async () => {
    await rate(randomUUID(), 1, [1]);
    expect(await skills()).toEqual([]);
  });
});

describe('a rating', () => {
  it('is shown with its doubt and its curve from ten contests on, and stands on the board', async () => {
    await battles(9);
    expect(await standing(0)).toMatchObject({ contests: 9, skill: undefined });
    expect(await onBoard()).toEqual([]);
    await battles(20);
    const ada = await standing(0);
    expect(ada?.skill?.mean).toBeGreaterThan(1_550);
    expect(ada?.skill?.deviation).toBeLessThan(75);
    expect(ada?.curve).toHaveLength(29);
    expect((await onBoard())[0]).toEqual({ player_id: people[0], score: Math.round(ada?.curve.at(-1)?.mean ?? 0) });
  });

  it('widens while its owner is away, and leaves the board', async () => {
    await battles(29);
    const before = await standing(0);
    clock.advance(1_000 * DAY_MS);
    const after = await standing(0);
    expect(after?.skill?.mean).toBe(before?.skill?.mean);
    expect(after?.skill?.deviation).toBeGreaterThan(75);
    await ratings.removeDoubtful();
    expect(await onBoard()).toEqual([]);
  });
});

describe('the ledger', () => {
  it('comes to the same when it is worked out again', async () => {
    await battles(14);
    const before = [await skills(), await onBoard()];
    await replayLadder({ db: database.db, clock }, 'battle');
    expect([await skills(), await onBoard()]).toEqual(before);
  });

  it('forgets a contest that is reversed, as if it had never been, and takes it back', async () => {
    const kept = randomUUID();
    await rate(kept, 1, [2, 1, 3]);
    const [before] = [await skills()];
    const room = randomUUID();
    await rate(room, 1, [1, 3, 2]);
    await rate(room, 2, [1, 2, 3]);
    const after = await skills();
    expect(await ratings.reverse({ ladder: 'battle', sourceId: room, reversed: true })).toBe(true);
    expect(await ratings.reverse({ ladder: 'battle', sourceId: room, reversed: true })).toBe(false);
    expect(await skills()).toEqual(before);
    expect(await ratings.reverse({ ladder: 'battle', sourceId: room, reversed: false })).toBe(true);
    expect(await skills()).toEqual(after);
  });

  it('keeps what somebody did who has left, without saying who', async () => {
    await battles(12);
    const others = (await skills()).filter(({ player_id }) => player_id !== people[2]);
    await database.execute('delete from player where id = $1', [people[2]]);
    await replayLadder({ db: database.db, clock }, 'battle');
    expect(await skills()).toEqual(others);
  });
});
