import type { Random } from '~/platform/random/random';
import type { ScoredState } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Difficulty } from './simulated-player';

/** What a player would do next: the right move, and another one if they do not find it. */
export interface Asked extends Difficulty {
  right: unknown;
  otherwise: unknown;
  /** Time after which they do the other one, in ms. */
  patienceMs: number;
  /** Characters of the right move. */
  typed: number;
}

/** Tells what a good player does next with a puzzle, and how long it takes them; the times behind par. @see docs/product/fair-play.md */
export type Asker = (state: ScoredState, lexicon: Lexicon, random: Random) => Asked;

const SKIP = { type: 'skip' };
/** By the band of a word: everyday, ordinary, rare. */
export const byBand = (lexicon: Lexicon, word: string, values: readonly [number, number, number]): number =>
  values[(lexicon.entry(word)?.band ?? 1) - 1] ?? values[0];

export const answered = (text: string, difficulty: Difficulty & { patienceMs: number }): Asked => ({
  right: { type: 'answer', text },
  otherwise: SKIP,
  typed: text.length + 1,
  ...difficulty,
});

/** An asker of one game, which alone knows its states. */
export const asker =
  <State extends ScoredState>(ask: (state: State, lexicon: Lexicon, random: Random) => Asked): Asker =>
  (state, lexicon, random) =>
    ask(state as State, lexicon, random);
