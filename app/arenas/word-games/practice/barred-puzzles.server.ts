import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import { dailySeed } from '../daily/daily-seed.server';
import { GAME_IDS, type GameId } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import type { RunOwner } from '../referee/referee-types';
import type { Games } from '../referee/run-store.server';

interface BarredDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  games: Games;
  lexiconOf(day: string | undefined): Lexicon;
}

/** Keys of the puzzles that somebody must not be dealt now: those of today's daily set and of their unfinished runs. */
export type BarredPuzzles = (owner: RunOwner | undefined) => Promise<Set<string>>;

/** @see docs/product/word-games.md */
export function createBarredPuzzles({ db, clock, secret, games, lexiconOf }: BarredDependencies): BarredPuzzles {
  const dailyKeys = createDailyKeys({ secret, games, lexiconOf });
  return async (owner) => {
    const today = clock.now().toISOString().slice(0, 10);
    return new Set([...dailyKeys(today), ...(owner ? await openKeys(db, owner) : [])]);
  };
}

/** Keys of the puzzles in a person's unfinished runs, those of the daily set included. */
async function openKeys(db: Db, owner: RunOwner): Promise<string[]> {
  const runs = db.selectFrom('game_run').select('puzzle_keys').where('settled_at', 'is', null);
  const own = 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
  return (await own.execute()).flatMap((run) => run.puzzle_keys);
}

/** Keys of all puzzles of a day's set; those of the last day asked for are remembered. */
function createDailyKeys({ secret, games, lexiconOf }: Pick<BarredDependencies, 'secret' | 'games' | 'lexiconOf'>) {
  let latest: { day: string; keys: string[] } | undefined;
  return (day: string): string[] => {
    if (latest?.day !== day) {
      const lexicon = lexiconOf(day);
      const keysOf = (game: GameId) =>
        games[game].puzzleKeys(games[game].deal(lexicon, seededRandom(dailySeed(secret, day, game)), new Set()));
      latest = { day, keys: GAME_IDS.flatMap(keysOf) };
    }
    return latest.keys;
  };
}
