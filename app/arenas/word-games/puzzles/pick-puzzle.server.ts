import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { Random } from '~/platform/random/random';
import type { GameId } from '../games/games';
import type { KnownPuzzle } from '../games/word-game';
import { BETWEEN_RETURNS, nearestTo, nearTo } from './choose-puzzle';
import { latestTries, metPuzzles, missedPuzzles, provedNear, ratingsOf } from './puzzle-rows.server';

/** Within so many days nobody is asked a puzzle twice, unless they missed it. */
const REPEATS_AFTER_DAYS = 90;
/** A missed puzzle returns on another day. */
const RETURNS_AFTER_DAYS = 1;
/** How many puzzles are looked at, nearest by their features and nearest by what they have proved to be. */
const LOOKED_AT = 60;
/** How far from a rating proved puzzles are looked for, in points. */
const REACH = 60;

/** What a player is asked next. */
export interface PickedPuzzle {
  game: GameId;
  key: string;
  /** What its features say, in points. */
  difficulty: number;
  /** Whether it counts: one that was met less than 90 days ago does not. */
  rated: boolean;
}

interface Picking {
  db: Db;
  playerId: string;
  game: GameId;
  /** The rating that the puzzle should have. */
  target: number;
  /** Keys of puzzles that must not be asked now. */
  barred: ReadonlySet<string>;
  now: Date;
  random: Random;
}

/**
 * Picks a puzzle near to a rating that this person has not met for 90 days; where there is none, the one they met longest ago.
 * @returns undefined when the game has no puzzle at all.
 */
export async function pickPuzzle(known: readonly KnownPuzzle[], picking: Picking): Promise<PickedPuzzle | undefined> {
  const { db, playerId, game, target, barred, now, random } = picking;
  const met = await metPuzzles(db, playerId, game);
  const allowed = known.filter(({ key }) => !barred.has(key));
  const since = daysBefore(now, REPEATS_AFTER_DAYS);
  const metLately = new Set([...met].flatMap(([key, at]) => (at > since ? key : [])));
  const fresh = allowed.filter(({ key }) => !metLately.has(key));
  if (fresh.length === 0) {
    const metAt = ({ key }: KnownPuzzle) => met.get(key)?.getTime() ?? 0;
    const [longestAgo] = allowed.toSorted((one, other) => metAt(one) - metAt(other));
    return longestAgo && { game, ...longestAgo, rated: false };
  }
  const but = [...metLately, ...barred];
  const proved = new Set(await provedNear(db, game, { rating: target, reach: REACH, most: LOOKED_AT, but }));
  const byFeatures = nearestTo(
    fresh.map((puzzle) => ({ ...puzzle, rating: puzzle.difficulty })),
    target,
    LOOKED_AT,
  );
  const looked = new Map([...byFeatures, ...fresh.filter(({ key }) => proved.has(key))].map((puzzle) => [puzzle.key, puzzle]));
  const ratings = await ratingsOf(db, game, [...looked.keys()]);
  const candidates = [...looked.values()].map(({ key, difficulty }) => ({ key, difficulty, rating: ratings.get(key) ?? difficulty }));
  const chosen = nearTo(candidates, target, random);
  return chosen && { game, key: chosen.key, difficulty: chosen.difficulty, rated: true };
}

/** A puzzle that this person missed on an earlier day, unless one has returned among their last few. */
export async function pickMissed({ db, playerId, game, now }: Pick<Picking, 'db' | 'playerId' | 'now'> & { game: GameId | undefined }) {
  const latest = await latestTries(db, playerId, BETWEEN_RETURNS);
  if (latest.length < BETWEEN_RETURNS || latest.some(({ rated }) => !rated)) return [];
  const after = daysBefore(now, REPEATS_AFTER_DAYS);
  return missedPuzzles(db, playerId, { game, after, before: daysBefore(now, RETURNS_AFTER_DAYS) });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
