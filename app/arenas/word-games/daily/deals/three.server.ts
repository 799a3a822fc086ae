import { DAY_MS } from '~/platform/clock/durations';
import { seededRandom } from '~/platform/random/random';
import { createRecent } from '~/platform/storage/recent';
import { GAME_IDS, type GameId } from '../../games/games';

/** The longest round of the three, in seconds of game time: together they take four to five minutes. */
const LONGEST_ROUND = 90;
/** Days in which each of the ten games comes three times. */
const CYCLE_DAYS = GAME_IDS.length;
/** Where in a cycle's order the three games of its first day stand; those of the others stand as many places on. */
const PLACES = [0, 3, 7];
/** Games that ask for words of the lexicon, of which each day has one at least. */
const ASK_FOR_WORDS: readonly GameId[] = ['word-scrambler', 'word-completion', 'synonym-finder', 'word-guess', 'definition-match'];
/** More orders than it takes to find one of which every day has such a game. */
const TRIED = 200;
const KEPT_CYCLES = 40;

const orders = createRecent<readonly GameId[]>(KEPT_CYCLES);

/**
 * The three games of a day that make the short set, in the order of all games. In any ten days from the first of a cycle on each game
 * comes three times.
 * @param day as 2026-11-20.
 * @see docs/product/word-games.md
 */
export function threeOf(day: string): GameId[] {
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const three = threeAt(orderOf(Math.floor(number / CYCLE_DAYS)), number % CYCLE_DAYS);
  return GAME_IDS.filter((game) => three.includes(game));
}

/**
 * Which share of its time and puzzles a game has on a day: all of them, or fewer where it is one of the three.
 * @param seconds of an ordinary run.
 */
export function shareOn(day: string, game: GameId, seconds: number): number {
  return threeOf(day).includes(game) ? Math.min(1, LONGEST_ROUND / seconds) : 1;
}

function orderOf(cycle: number): readonly GameId[] {
  const known = orders.get(String(cycle));
  if (known) return known;
  const random = seededRandom(cycle);
  let order = random.shuffle([...GAME_IDS]);
  for (let tried = 1; tried < TRIED && !asksForWordsDaily(order); tried += 1) order = random.shuffle([...GAME_IDS]);
  orders.set(String(cycle), order);
  return order;
}

function asksForWordsDaily(order: readonly GameId[]): boolean {
  return order.every((_, at) => threeAt(order, at).some((game) => ASK_FOR_WORDS.includes(game)));
}

function threeAt(order: readonly GameId[], at: number): GameId[] {
  return PLACES.flatMap((place) => order[(at + place) % CYCLE_DAYS] ?? []);
}
