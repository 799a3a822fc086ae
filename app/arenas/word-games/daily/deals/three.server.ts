import { DAY_MS } from '~/platform/clock/durations';
import { seededRandom } from '~/platform/random/random';
import { createRecent } from '~/platform/storage/recent';
import { type GameId, games, gamesOfDay } from '../../games/games';

/** The longest round of the three, in seconds of game time: together they take four to five minutes. */
const LONGEST_ROUND = 90;
/** Where in a cycle's order the three games of its first day stand; those of the others stand as many places on. */
const PLACES = [0, 3, 7];
/** More orders than it takes to find one of which every day has such a game. */
const TRIED = 200;
const KEPT_CYCLES = 40;

const orders = createRecent<readonly GameId[]>(KEPT_CYCLES);

/**
 * The three games of a day that make the short set, in the order of all games. A cycle has as many days as there are games, and
 * each comes three times in it.
 * @param day as 2026-11-20.
 * @see docs/product/word-games.md
 */
export function threeOf(day: string): GameId[] {
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const all = gamesOfDay(day);
  const three = threeAt(orderOf(all, Math.floor(number / all.length)), number % all.length);
  return all.filter((game) => three.includes(game));
}

/**
 * Which share of its time and puzzles a game has on a day: all of them, or fewer where it is one of the three.
 * @param seconds of an ordinary run.
 */
export function shareOn(day: string, game: GameId, seconds: number): number {
  return threeOf(day).includes(game) ? Math.min(1, LONGEST_ROUND / seconds) : 1;
}

/** The order of the games in a cycle, of which each day has one at least that asks for words of the lexicon. */
function orderOf(all: readonly GameId[], cycle: number): readonly GameId[] {
  const key = `${all.length} ${cycle}`;
  const known = orders.get(key);
  if (known) return known;
  const random = seededRandom(cycle);
  let order = random.shuffle([...all]);
  for (let tried = 1; tried < TRIED && !asksForWordsDaily(order); tried += 1) order = random.shuffle([...all]);
  orders.set(key, order);
  return order;
}

function asksForWordsDaily(order: readonly GameId[]): boolean {
  return order.every((_, at) => threeAt(order, at).some((game) => 'asksForWords' in games[game]));
}

function threeAt(order: readonly GameId[], at: number): GameId[] {
  return PLACES.flatMap((place) => order[(at + place) % order.length] ?? []);
}
