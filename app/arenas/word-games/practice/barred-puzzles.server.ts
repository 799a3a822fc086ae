import type { Clock } from '~/platform/clock/clock';
import { datesOnEarth } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { createRecent } from '~/platform/storage/recent';
import { type DealSources, dealDay } from '../daily/daily-seed.server';
import { GAME_IDS, type GameId } from '../games/games';
import type { RunOwner } from '../referee/referee-types';

/** As many as exist somewhere on earth at once. */
const REMEMBERED_DATES = 3;

interface BarredDependencies extends DealSources {
  db: Db;
  clock: Clock;
}

/** Keys of the puzzles that somebody must not be dealt now: those of the daily sets of all dates that exist somewhere, and of their unfinished runs. */
export type BarredPuzzles = (owner: RunOwner | undefined) => Promise<Set<string>>;

/** @see docs/product/word-games.md */
export function createBarredPuzzles({ db, clock, ...sources }: BarredDependencies): BarredPuzzles {
  const dailyKeys = createDailyKeys(sources);
  return async (owner) => {
    const days = datesOnEarth(clock.now());
    return new Set([...days.flatMap(dailyKeys), ...(owner ? await openKeys(db, owner) : [])]);
  };
}

/** Keys of the puzzles in a person's unfinished runs, those of the daily set included. */
async function openKeys(db: Db, owner: RunOwner): Promise<string[]> {
  const runs = db.selectFrom('game_run').select('puzzle_keys').where('settled_at', 'is', null);
  const own = 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
  return (await own.execute()).flatMap((run) => run.puzzle_keys);
}

/** Keys of all puzzles of a date's set; those of the last dates asked for are remembered. */
function createDailyKeys(sources: DealSources) {
  const latest = createRecent<string[]>(REMEMBERED_DATES);
  return (day: string): string[] => {
    const known = latest.get(day);
    if (known) return known;
    const keysOf = (game: GameId) => sources.games[game].puzzleKeys(dealDay(sources, game, day));
    const keys = GAME_IDS.flatMap(keysOf);
    latest.set(day, keys);
    return keys;
  };
}
