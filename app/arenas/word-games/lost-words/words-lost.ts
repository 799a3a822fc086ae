import type { Verdict } from '../games/game.contract';
import type { ScoredState, WordGame } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';

/** How many of the answers that a puzzle left open come back; one with many was hard for other reasons than its words. */
const OF_A_PUZZLE = 2;

/**
 * The words that got away with a move, of those that can come back by their meaning: what a puzzle asked for that it ended unsolved, by
 * being lost or skipped. In Synonym Finder, and for an anagram whose answers have no meaning in the lexicon, it is the word that was shown.
 * @param before the state in which the move was made.
 * @see docs/product/words-that-stay.md
 */
export function wordsLost(rules: WordGame, before: ScoredState, { kind, answer }: Verdict, lexicon: Pick<Lexicon, 'entry'>): string[] {
  if (answer === undefined || kind === 'right') return [];
  const known = (words: readonly string[]) => words.filter((word) => lexicon.entry(word)).slice(0, OF_A_PUZZLE);
  const answers = rules.disputedAs === 'synonym' ? [] : known(answer.split(', '));
  return answers.length > 0 ? answers : known([rules.asked.question?.(before) ?? '']);
}
