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
import { showResults } from './show-results.server';
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

describe('a withheld contest', () => {
  const duelOf = async (places: readonly [number, number], votes = 1): Promise<string> => {
    const sourceId = randomUUID();
    const placed = places.map((place, index) => ({ playerId: people[index] ?? '', place }));
    await database.db.transaction().execute(async (trx) => {
      for (let part = 1; part <= votes; part += 1) {
        await rateContest(trx, { ladder: 'duel', sourceId, part, placed, withheld: true }, clock.now());
      }
    });
    clock.advance(5 * HOUR_MS);
    return sourceId;
  };
  const show = (sourceId: string, person: number) =>
    database.db.transaction().execute((trx) => showResults(trx, { ladder: 'duel', sourceId, playerId: people[person] ?? '' }, clock.now()));
  const board = async () => (await database.execute(`select player_id, score from board_row where board = 'duel-ratings'`)).rows;

  it('moves what is shown of a player once they know of it, whatever the other knows', async () => {
    const duel = await duelOf([1, 2], 3);
    expect(await standing(0, true)).toBeUndefined();
    await show(duel, 1);
    expect(await standing(0, true)).toBeUndefined();
    expect(await standing(1, true)).toMatchObject({ contests: 1, last: { place: 2 } });
    await show(duel, 0);
    expect(await standing(0, true)).toMatchObject({ contests: 1, last: { place: 1 } });
  });

  it('keeps back those after it, which build on it', async () => {
    for (let told = 0; told < 15; told += 1) {
      const duel = await duelOf([1, 2], 3);
      for (const person of [0, 1]) await show(duel, person);
    }
    const known = await standing(0, true);
    const [first, second] = [await duelOf([2, 1], 5), await duelOf([2, 1], 5)];
    await show(second, 0);
    const stillKnown = await standing(0, true);
    expect(stillKnown).toMatchObject({ contests: 15, curve: known?.curve, last: known?.last });
    expect(stillKnown?.skill?.mean).toBe(known?.skill?.mean);
    const score = (await board()).find(({ player_id }) => player_id === people[0])?.score;
    expect(score).toBe(Math.round(known?.skill?.mean ?? 0));
    await show(first, 0);
    const after = await standing(0, true);
    expect(after?.contests).toBe(17);
    expect(after?.skill?.mean).toBeLessThan(known?.skill?.mean ?? 0);
    expect((await board()).find(({ player_id }) => player_id === people[0])?.score).toBe(Math.round(after?.skill?.mean ?? 0));
  });

  it('is still withheld when its ladder is worked out again', async () => {
    await duelOf([1, 2]);
    await replayLadder({ db: database.db, clock }, 'duel');
    expect(await standing(0, true)).toBeUndefined();
    expect(await skills()).toHaveLength(2);
  });

  it('in any order of telling, shows exactly what stands before the first that is not told', async () => {
    const random = seededRandom(7);
    const duels: { id: string; mean: number; told: boolean }[] = [];
    const trueMean = async () => Number((await database.execute('select mean from skill where player_id = $1', [people[0]])).rows[0]?.mean);
    const tellOne = async (untold: { id: string; told: boolean }[]) => {
      const chosen = untold[random.integer(untold.length)];
      if (!chosen) return;
      chosen.told = true;
      await show(chosen.id, 0);
    };
    for (let step = 0; step < 40; step += 1) {
      if (random.integer(2) === 0)
        duels.push({ id: await duelOf(random.integer(2) === 0 ? [1, 2] : [2, 1]), mean: await trueMean(), told: false });
      else await tellOne(duels.filter(({ told }) => !told));
      const first = duels.findIndex(({ told }) => !told);
      const shown = first === -1 ? duels : duels.slice(0, first);
      const seen = await standing(0, true);
      expect(seen?.contests ?? 0).toBe(shown.length);
      expect(seen?.last?.after.mean).toBe(shown.at(-1)?.mean);
    }
  });
});

describe('the ledger', () => {
  it('comes to the same when it is worked out again', async () => {
    await battles(14);
    const before = [await skills(), await onBoard()];
    await replayLadder({ db: database.db, clock }, 'battle');
    expect([await skills(), await onBoard()]).toEqual(before);
  });

  it('takes contests that are decided meanwhile', async () => {
    await battles(5);
    const rooms = Array.from({ length: 12 }, () => randomUUID());
    await Promise.all(rooms.flatMap((room) => [rate(room, 1, [1, 2, 2]), replayLadder({ db: database.db, clock }, 'battle')]));
    expect((await skills()).map(({ contests }) => contests)).toEqual([17, 17, 17]);
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

  it('keeps what a player did who has left, without saying who', async () => {
    await battles(12);
    const others = (await skills()).filter(({ player_id }) => player_id !== people[2]);
    await database.execute('delete from player where id = $1', [people[2]]);
    await replayLadder({ db: database.db, clock }, 'battle');
    expect(await skills()).toEqual(others);
  });
});
