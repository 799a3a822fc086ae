import type { Clock } from '~/platform/clock/clock';
import { datesOnEarth } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { createRecent } from '~/platform/storage/recent';
import { type DealSources, dealDay } from '../daily/deals/daily-seed.server';
import { GAME_IDS, type GameId, gamesOfDay } from '../games/games';
import type { RunOwner } from '../referee/referee-types';
import { readRun } from '../referee/replay/stored-run';

/** As many as exist somewhere on earth at once. */
const REMEMBERED_DATES = 3;

interface BarredDependencies extends DealSources {
  db: Db;
  clock: Clock;
}

/** Keys of the puzzles that a player must not be dealt now: those of the daily sets of all dates that exist somewhere, and of their unfinished runs. */
export type BarredPuzzles = (owner: RunOwner | undefined) => Promise<Set<string>>;

/** @see docs/product/word-games.md */
export function createBarredPuzzles({ db, clock, ...sources }: BarredDependencies): BarredPuzzles {
  const dailyKeys = createDailyKeys({ db, ...sources });
  return async (owner) => {
    const days = await Promise.all(datesOnEarth(clock.now()).map(dailyKeys));
    return new Set([...days.flat(), ...(owner ? await openKeys(db, owner) : [])]);
  };
}

/** Keys of the puzzles in a person's unfinished runs, those of the daily set included. */
async function openKeys(db: Db, owner: RunOwner): Promise<string[]> {
  const runs = db.selectFrom('game_run').select('puzzle_keys').where('settled_at', 'is', null);
  const own = 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
  return (await own.execute()).flatMap((run) => run.puzzle_keys);
}

/**
 * Keys of all puzzles of a date's set: as its games are stored, which outlives a change of rules or words, and as they will be dealt
 * until then. Those of the last dates asked for are remembered, once all their games are stored.
 */
function createDailyKeys({ db, ...sources }: DealSources & { db: Db }) {
  const complete = createRecent<string[]>(REMEMBERED_DATES);
  const expected = createRecent<string[]>(REMEMBERED_DATES * GAME_IDS.length);
  const expectedKeys = (game: GameId, day: string): string[] => {
    const known = expected.get(`${game} ${day}`);
    if (known) return known;
    const keys = sources.games[game].puzzleKeys(dealDay(sources, game, day));
    expected.set(`${game} ${day}`, keys);
    return keys;
  };
  return async (day: string): Promise<string[]> => {
    const known = complete.get(day);
    if (known) return known;
    const rows = await db.selectFrom('daily_deal').select(['game', 'rules', 'deal']).where('daily_on', '=', day).execute();
    const stored = new Map(rows.map((row) => [row.game, readRun(sources.games, { ...row, moves: '' })]));
    const all = gamesOfDay(day);
    const keys = all.flatMap((game) => {
      const dealt = stored.get(game);
      return dealt ? dealt.rules.puzzleKeys(dealt.deal) : expectedKeys(game, day);
    });
    if (stored.size >= all.length) complete.set(day, keys);
    return keys;
  };
}
