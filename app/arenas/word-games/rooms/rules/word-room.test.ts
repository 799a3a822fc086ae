import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { GAME_IDS } from '../../games/games';
import {
  AWAY_MS,
  allReady,
  drawGames,
  freeSeat,
  GONE_MS,
  isHere,
  isRoundOver,
  LATE_MS,
  leaderOf,
  MOST_SEATS,
  momentFor,
  ROUNDS,
  type RoomRun,
  ratedPlaces,
  readyDueAt,
  roundDueAt,
  type Seat,
  seenInRuns,
  standingsOf,
  whyUnrated,
} from './word-room';

const seat = (number: number, change: Partial<Seat> = {}): Seat => ({
  ...{ seat: number, playerId: `player ${number}`, guestId: undefined, browser: `browser ${number}`, ready: false, seenAt: 0, left: false },
  ...change,
});
const run = (number: number, change: Partial<RoomRun> = {}): RoomRun => ({
  ...{ seat: number, round: 0, score: 0, par: 100, playedMs: 60_000, endsAt: 90_000, settled: true, faulty: false, movedAt: 1 },
  ...change,
});

const seats = fc
  .uniqueArray(fc.nat(MOST_SEATS - 1), { maxLength: MOST_SEATS })
  .chain((numbers) =>
    fc.tuple(...numbers.map((number) => fc.record({ seat: fc.constant(number), seenAt: fc.nat(200_000), left: fc.boolean() }))),
  )
  .map((made) => made.map((one) => seat(one.seat, one)));
const runsOf = (numbers: readonly Seat[]) =>
  fc.tuple(
    ...numbers.map((one) =>
      fc.record({ settled: fc.boolean(), score: fc.nat(2_000), endsAt: fc.nat(200_000) }).map((made) => run(one.seat, made)),
    ),
  );
const round = seats.chain((made) => fc.record({ seats: fc.constant(made), runs: runsOf(made), now: fc.nat(400_000) }));

describe('who is in a room', () => {
  it('is who has given a sign lately, measured by the newest one', () => {
    const old = seat(0, { seenAt: 0 });
    const fresh = seat(1, { seenAt: 60_000 });
    const now = 61_000;
    expect([old, fresh].map((one) => isHere(one, momentFor([old, fresh], now)))).toEqual([false, true]);
    expect(isHere(old, momentFor([old], now))).toBe(true);
  });

  it('has the Start by the lowest seat of those who are there', () => {
    fc.assert(
      fc.property(round, ({ seats: made, now }) => {
        const moment = momentFor(made, now);
        const leader = leaderOf(made, moment);
        const here = made.filter((one) => isHere(one, moment));
        expect(leader === undefined).toBe(here.length === 0);
        for (const one of here) expect(one.seat).toBeGreaterThanOrEqual(leader ?? 0);
      }),
    );
  });

  it('gets the lowest free seat, up to eight', () => {
    expect(freeSeat([{ seat: 0 }, { seat: 2 }])).toBe(1);
    expect(freeSeat(Array.from({ length: MOST_SEATS }, (_, number) => ({ seat: number })))).toBeUndefined();
  });

  it('begins by itself when two or more are there, all of them ready', () => {
    expect(allReady([seat(0, { ready: true })], 0)).toBe(false);
    expect(allReady([seat(0, { ready: true }), seat(1)], 0)).toBe(false);
    expect(allReady([seat(0, { ready: true }), seat(1, { ready: true }), seat(2, { seenAt: -GONE_MS })], 0)).toBe(true);
  });
});

describe('a room whose people are to be ready', () => {
  const ready = (number: number, seenAt = 0) => seat(number, { ready: true, seenAt });

  it('is looked at again when those who hold it up may be gone', () => {
    expect(readyDueAt([ready(0), ready(1), seat(2, { seenAt: 5_000 })], 6_000)).toBe(5_000 + GONE_MS);
    expect(readyDueAt([ready(0, 30_000), ready(1, 30_000), seat(2, { seenAt: 11_000 })], 30_500)).toBe(31_500);
  });

  it('is not, while it waits for nobody but those who are ready and whose network is away', () => {
    const seats = [ready(0, 30_000), ready(1)];
    expect([allReady(seats, 30_500), readyDueAt(seats, 30_500)]).toEqual([false, undefined]);
    expect(allReady([ready(0, 30_000), ready(1, 31_000)], 31_000)).toBe(true);
  });

  it('is not, where it could not begin without them, or everybody is gone', () => {
    expect(readyDueAt([ready(0), seat(1)], 0)).toBeUndefined();
    expect(readyDueAt([ready(0), ready(1)], 0)).toBeUndefined();
    expect(readyDueAt([ready(0), ready(1), seat(2)], 60_001)).toBeUndefined();
  });
});

describe('the games of a room', () => {
  it('are three, those that were chosen at their places and the others drawn, none twice', () => {
    const wanted = fc.array(fc.constantFrom('', 'no game', ...GAME_IDS), { minLength: ROUNDS, maxLength: ROUNDS });
    fc.assert(
      fc.property(wanted, fc.nat(), (games, seed) => {
        const drawn = drawGames(games, GAME_IDS, seededRandom(seed));
        expect(drawn).toHaveLength(ROUNDS);
        const isChosen = (game: string) => GAME_IDS.some((id) => id === game);
        for (const [at, game] of games.entries()) if (isChosen(game)) expect(drawn[at]).toBe(game);
        if (new Set(games.filter(isChosen)).size === games.filter(isChosen).length) expect(new Set(drawn).size).toBe(ROUNDS);
      }),
    );
  });
});

describe('a round', () => {
  it('is looked at again in time: either it is over, or it will be looked at no later than its last run can end', () => {
    fc.assert(
      fc.property(round, ({ seats: made, runs, now }) => {
        if (isRoundOver(runs, made, now)) return;
        const due = roundDueAt(runs, made, now);
        expect(due).toBeGreaterThanOrEqual(now);
        const open = runs.filter(({ settled }) => !settled);
        expect(due).toBeLessThanOrEqual(Math.max(now, ...open.map(({ endsAt }) => endsAt + LATE_MS + 1)));
      }),
    );
  });

  it('ends when its time is up, also where all signs have stopped', () => {
    expect(isRoundOver([run(0, { settled: false })], [seat(0)], 90_000 + LATE_MS)).toBe(false);
    expect(isRoundOver([run(0, { settled: false })], [seat(0)], 90_000 + LATE_MS + 1)).toBe(true);
  });

  it('waits longer for a player who has played, and takes a move for a sign of life', () => {
    const [here, away] = [seat(0), seat(1)];
    const open = (movedAt: number | undefined) => [run(0), run(1, { settled: false, endsAt: 200_000, movedAt })];
    const isOver = (runs: RoomRun[], now: number) => isRoundOver(runs, [{ ...here, seenAt: now }, away], now);
    expect([GONE_MS - 1, GONE_MS].map((now) => isOver(open(undefined), now))).toEqual([false, true]);
    expect([AWAY_MS - 1, AWAY_MS].map((now) => isOver(open(0), now))).toEqual([false, true]);
    expect([AWAY_MS, AWAY_MS + 29_999, AWAY_MS + 30_000].map((now) => isOver(open(30_000), now))).toEqual([false, false, true]);
    expect(seenInRuns([here, away], open(30_000)).map(({ seenAt }) => seenAt)).toEqual([1, 30_000]);
  });

  it('ends without those who are gone, and never while a person who is there plays', () => {
    const here = seat(0, { seenAt: 30_000 });
    const gone = seat(1, { seenAt: 0 });
    expect(isRoundOver([run(0), run(1, { settled: false, movedAt: undefined })], [here, gone], 31_000)).toBe(true);
    expect(isRoundOver([run(0, { settled: false }), run(1)], [here, gone], 31_000)).toBe(false);
  });
});

describe('the standing', () => {
  it('gives places by points, then by time, and shares them between equals', () => {
    const runs = [
      run(0, { score: 50 }),
      run(1, { score: 80 }),
      run(2, { score: 80, playedMs: 30_000 }),
      run(3, { score: 50 }),
      run(4, { score: 900, faulty: true }),
    ];
    const standings = standingsOf(
      [0, 1, 2, 3, 4].map((number) => ({ seat: number })),
      runs,
    );
    expect(standings.map(({ seat: number, place }) => [number, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
      [4, 5],
    ]);
  });

  it('counts each game against the par of its deal, at its round, and nothing of a run that goes on or was too fast', () => {
    const runs = [
      run(0, { round: 0, score: 50, par: 200 }),
      run(0, { round: 2, score: 300, par: 200 }),
      run(1, { round: 0, score: 80, par: 0 }),
      run(1, { round: 1, score: 900, par: 100, faulty: true }),
      run(1, { round: 2, score: 90, par: 100, settled: false }),
    ];
    expect(standingsOf([{ seat: 0 }, { seat: 1 }], runs)).toEqual([
      { seat: 0, place: 1, points: 175, rounds: [25, undefined, 150] },
      { seat: 1, place: 2, points: 0, rounds: [0, 0, undefined] },
    ]);
  });

  it('has a place from 1 for every seat, never worse with more points', () => {
    fc.assert(
      fc.property(round, ({ seats: made, runs }) => {
        const standings = standingsOf(made, runs);
        expect(standings).toHaveLength(made.length);
        for (const one of standings)
          for (const other of standings) if (one.points > other.points) expect(one.place).toBeLessThan(other.place);
      }),
    );
  });
});

describe('the rating', () => {
  it('is for rooms of accounts that no two of one browser sit in', () => {
    expect(whyUnrated([seat(0), seat(1)], false)).toBeUndefined();
    expect(whyUnrated([seat(0), seat(1, { playerId: undefined })], false)).toBe('guests');
    expect(whyUnrated([seat(0), seat(1, { browser: 'browser 0' })], false)).toBe('same-browser');
    expect(whyUnrated([seat(0), seat(1)], true)).toBe('same-browser');
  });

  it('leaves out who has played nothing, or too fast', () => {
    const runs = [run(0, { score: 10 }), run(1, { movedAt: undefined }), run(2, { score: 900, faulty: true }), run(3, { score: 20 })];
    expect(
      ratedPlaces(
        [0, 1, 2, 3].map((number) => seat(number)),
        runs,
      ),
    ).toEqual([
      { playerId: 'player 3', place: 1 },
      { playerId: 'player 0', place: 2 },
    ]);
  });
});
