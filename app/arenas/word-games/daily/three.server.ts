import { DAY_MS } from '~/platform/clock/durations';
import { seededRandom } from '~/platform/random/random';
import { createRecent } from '~/platform/storage/recent';
import { gameRules } from '../games/game-rules';
import { GAME_IDS, type GameId } from '../games/games';

/** Days in which each of the ten games comes three times. */
const CYCLE_DAYS = GAME_IDS.length;
/** Where in a cycle's order the three games of its first day stand; those of the others stand as many places on. */
const PLACES = [0, 3, 7];
/** Orders tried for a cycle, of which the one with the shortest longest day is taken. */
const TRIED = 200;
const KEPT_CYCLES = 40;

const orders = createRecent<readonly GameId[]>(KEPT_CYCLES);

/**
 * The three games of a day that make the short set, in the order of all games. In any ten days from the first of a cycle on each game
 * comes three times, and the days are about equally long.
 * @param day as 2026-11-20.
 * @see docs/product/word-games.md
 */
export function threeOf(day: string): GameId[] {
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const three = threeAt(orderOf(Math.floor(number / CYCLE_DAYS)), number % CYCLE_DAYS);
  return GAME_IDS.filter((game) => three.includes(game));
}

function orderOf(cycle: number): readonly GameId[] {
  const known = orders.get(String(cycle));
  if (known) return known;
  const random = seededRandom(cycle);
  const tried = Array.from({ length: TRIED }, () => random.shuffle([...GAME_IDS]));
  const order = tried.reduce((best, each) => (longestDay(each) < longestDay(best) ? each : best));
  orders.set(String(cycle), order);
  return order;
}

/** In seconds. */
function longestDay(order: readonly GameId[]): number {
  const days = order.map((_, at) => threeAt(order, at).reduce((sum, game) => sum + gameRules[game].seconds, 0));
  return Math.max(...days);
}

function threeAt(order: readonly GameId[], at: number): GameId[] {
  return PLACES.flatMap((place) => order[(at + place) % CYCLE_DAYS] ?? []);
}
