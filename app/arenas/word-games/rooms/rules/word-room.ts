import type { Random } from '~/platform/random/random';
import { sharedRanks } from '~/progress/shared-ranks';

export const FEWEST_PLAYERS = 2;
export const MOST_SEATS = 8;
/** The games of a room. */
export const ROUNDS = 3;
/** How long everybody sees that the first game is about to begin, in ms of game time. */
export const COUNT_IN_MS = 5_000;
/** The time between two games, in ms of game time. */
export const BETWEEN_MS = 12_000;
/** How long a room for the next who want it waits for more people once there are two, in ms of game time. */
export const FILL_MS = 20_000;
/** How often a page gives a sign of life, in ms. */
export const SIGN_EVERY_MS = 7_000;
/** After this long without one nobody waits for a person, in ms. */
export const GONE_MS = 20_000;
/** The same for a person who has played in the game that goes on: a train through a tunnel. */
export const AWAY_MS = 45_000;
/** After this long without a sign of anybody a room ends, in ms. */
const DESERTED_MS = 60_000;
/** How soon at the earliest a room is looked at again that waits for a player, in ms. */
const LOOK_AGAIN_MS = 1_000;
/** How late a move may arrive after its run's deadline, and a little more, in ms. */
export const LATE_MS = 1_500;

/** How people come to a room: by its link, from a circle, or as the next who want a game. */
export type RoomAccess = 'link' | 'circle' | 'next';
export const PHASES = ['waiting', 'soon', 'playing', 'over'] as const;
export type RoomPhase = (typeof PHASES)[number];

/** A seat, as far as the rules care. */
export interface Seat {
  seat: number;
  playerId: string | undefined;
  guestId: string | undefined;
  /** From which browser it was taken, as a hash. */
  browser: string;
  ready: boolean;
  /** The last sign of life, in ms since 1970. */
  seenAt: number;
  /** Whether the person has left for good. */
  left: boolean;
}

/** A seat's run of a game. */
export interface RoomRun {
  seat: number;
  round: number;
  score: number;
  /** The points of a good run of its deal. */
  par: number;
  /** For how long it was played, in ms of game time. */
  playedMs: number;
  /** When its time is up, in ms since 1970. */
  endsAt: number;
  settled: boolean;
  /** Whether it was too fast to count. */
  faulty: boolean;
  /** When its player made their last move, in ms since 1970; undefined before the first. */
  movedAt: number | undefined;
}

/**
 * The moment by which it is decided who is here: now, unless all signs of life have stopped. Then the site was away, and not everybody
 * at once.
 */
export function momentFor(seats: readonly Pick<Seat, 'seenAt'>[], now: number): number {
  return Math.min(now, lastSign(seats) + GONE_MS - 1);
}

/** The seats of a room with what their runs say: a move is a sign of its player's life too, over whatever connection it came. */
export function seenInRuns<Seated extends Pick<Seat, 'seat' | 'seenAt'>>(seats: readonly Seated[], runs: readonly RoomRun[]): Seated[] {
  return seats.map((seat) => {
    const moves = runs.filter((run) => run.seat === seat.seat).map(({ movedAt = 0 }) => movedAt);
    return { ...seat, seenAt: Math.max(seat.seenAt, ...moves) };
  });
}

/** Whether nobody has come back to a room. */
export function isDeserted(seats: readonly Pick<Seat, 'seenAt'>[], now: number): boolean {
  return now - lastSign(seats) > DESERTED_MS;
}

function lastSign(seats: readonly Pick<Seat, 'seenAt'>[]): number {
  return Math.max(0, ...seats.map(({ seenAt }) => seenAt));
}

/** Whether a person is at their page. */
export function isHere({ left, seenAt }: Pick<Seat, 'left' | 'seenAt'>, now: number): boolean {
  return !left && now - seenAt < GONE_MS;
}

/** Whose the Start is: of those who are here the one who came first. */
export function leaderOf(seats: readonly Seat[], now: number): number | undefined {
  const here = seats.filter((seat) => isHere(seat, now));
  return here.length > 0 ? Math.min(...here.map(({ seat }) => seat)) : undefined;
}

/** The lowest seat that nobody has; undefined in a full room. */
export function freeSeat(seats: readonly Pick<Seat, 'seat'>[]): number | undefined {
  const taken = new Set(seats.map(({ seat }) => seat));
  return Array.from({ length: MOST_SEATS }, (_, seat) => seat).find((seat) => !taken.has(seat));
}

/** Whether a game begins by itself: enough people are here, and each says that they are ready. */
export function allReady(seats: readonly Seat[], now: number): boolean {
  const here = seats.filter((seat) => isHere(seat, now));
  return here.length >= FEWEST_PLAYERS && here.every(({ ready }) => ready);
}

/**
 * When a room that waits for its people to be ready is looked at again, in ms since 1970: by then those who hold it up have given no sign.
 * Undefined where nobody holds it up who is here, where too few are ready, and once everybody is gone; signs of those who come back are
 * seen to as they come.
 */
export function readyDueAt(seats: readonly Seat[], now: number): number | undefined {
  const moment = momentFor(seats, now);
  const ready = seats.filter((seat) => seat.ready && !seat.left);
  const unready = seats.filter((seat) => !seat.ready && isHere(seat, moment));
  if (ready.length < FEWEST_PLAYERS || unready.length === 0 || isDeserted(seats, now)) return undefined;
  return Math.max(now + LOOK_AGAIN_MS, ...unready.map(({ seenAt }) => seenAt + GONE_MS));
}

/** The three games of a room: those that were chosen, and others drawn. @param wanted '' where a game is drawn. @param games all that there are. */
export function drawGames<Game extends string>(wanted: readonly string[], games: readonly Game[], random: Random): Game[] {
  const chosen = wanted.map((game) => games.find((id) => id === game));
  const drawn = random.shuffle(games.filter((id) => !chosen.includes(id)));
  return chosen.flatMap((game, round) => game ?? drawn[round] ?? []);
}

/** Whether nobody still plays a round: its runs are over, but for those of people who are gone. */
export function isRoundOver(runs: readonly RoomRun[], seats: readonly Seat[], now: number): boolean {
  const moment = momentFor(seats, now);
  return awaited(runs, seats).every(({ run, seat }) => now > run.endsAt + LATE_MS || moment >= goneAt(run, seat));
}

/** When a running round must be looked at again, in ms since 1970: by then its time is up, or all who still play have given no sign. */
export function roundDueAt(runs: readonly RoomRun[], seats: readonly Seat[], now: number): number {
  const over = awaited(runs, seats).map(({ run, seat }) =>
    seat.left ? now : Math.min(run.endsAt + LATE_MS + 1, Math.max(goneAt(run, seat), now + LOOK_AGAIN_MS)),
  );
  return Math.max(now, ...over);
}

/** From when nobody waits for a run any longer, in ms since 1970, unless its player gives another sign. */
function goneAt({ movedAt }: RoomRun, { left, seenAt }: Pick<Seat, 'left' | 'seenAt'>): number {
  if (left) return 0;
  return movedAt === undefined ? seenAt + GONE_MS : Math.max(seenAt, movedAt) + AWAY_MS;
}

/** The runs that go on, with whose they are. */
function awaited(runs: readonly RoomRun[], seats: readonly Seat[]): { run: RoomRun; seat: Seat }[] {
  return runs.flatMap((run) => {
    const seat = seats.find((one) => one.seat === run.seat);
    return run.settled || !seat ? [] : [{ run, seat }];
  });
}

/** Where a player stands after the games so far. */
export interface Standing {
  seat: number;
  /** From 1; equals share it. */
  place: number;
  /** The sum of their games, each 100 for a good run. */
  points: number;
  /** By game; undefined where they have no finished run. */
  rounds: (number | undefined)[];
}

/** What a run counts in its room: 100 for a good run of its deal; nothing for one that was too fast. */
function pointsOf({ score, par, faulty }: Pick<RoomRun, 'score' | 'par' | 'faulty'>): number {
  return faulty || par <= 0 ? 0 : Math.round((100 * score) / par);
}

/** The places after the finished runs of a room: by points, those who took less time before others with as many. */
export function standingsOf(seats: readonly Pick<Seat, 'seat'>[], runs: readonly RoomRun[]): Standing[] {
  const rows = seats.map(({ seat }) => {
    const own = runs.filter((run) => run.seat === seat && run.settled);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => own.find((run) => run.round === round));
    return {
      seat,
      points: own.reduce((sum, run) => sum + pointsOf(run), 0),
      playedMs: own.reduce((sum, run) => sum + run.playedMs, 0),
      rounds: rounds.map((run) => run && pointsOf(run)),
    };
  });
  const sorted = rows.toSorted((one, other) => other.points - one.points || one.playedMs - other.playedMs || one.seat - other.seat);
  const ranks = sharedRanks(sorted, (one, other) => one.points === other.points && one.playedMs === other.playedMs);
  return sorted.map(({ seat, points, rounds }, index) => ({ seat, points, rounds, place: ranks[index] ?? index + 1 }));
}

/** Why a room is not rated. */
export type Unrated = 'guests' | 'same-browser';

/** Why a room is not rated, as far as its seats say; undefined for one that is. @param related whether two of them have signed in with one browser. */
export function whyUnrated(seats: readonly Seat[], related: boolean): Unrated | undefined {
  if (seats.some(({ playerId }) => playerId === undefined)) return 'guests';
  const browsers = new Set(seats.map(({ browser }) => browser));
  return related || browsers.size < seats.length ? 'same-browser' : undefined;
}

/** Those of a room whose places are rated: who has played, and not too fast. */
export function ratedPlaces(seats: readonly Seat[], runs: readonly RoomRun[]): { playerId: string; place: number }[] {
  const faulty = new Set(runs.filter((run) => run.faulty).map(({ seat }) => seat));
  const moved = new Set(runs.filter((run) => run.movedAt !== undefined).map(({ seat }) => seat));
  const counted = seats.filter(({ seat }) => moved.has(seat) && !faulty.has(seat));
  return standingsOf(counted, runs).flatMap(({ seat, place }) => {
    const playerId = counted.find((one) => one.seat === seat)?.playerId;
    return playerId === undefined ? [] : [{ playerId, place }];
  });
}
