import type { Verdict } from '../games/game.contract';
import type { ScoredState, WordGame } from '../games/word-game';

/** How many of the answers that a puzzle left open come back; one with many was hard for other reasons than its words. */
const OF_A_PUZZLE = 2;
const PLAIN_WORD = /^[a-z]{3,32}$/;

/**
 * The words that got away with a move: what a puzzle asked for that it ended unsolved, by being lost or skipped. In Synonym Finder
 * it is the word that was shown.
 * @param before the state in which the move was made.
 */
export function wordsLost(rules: WordGame, before: ScoredState, { kind, answer }: Verdict): string[] {
  if (answer === undefined || kind === 'right') return [];
  const words = rules.disputedAs === 'synonym' ? [rules.asked.question?.(before) ?? ''] : answer.split(', ').slice(0, OF_A_PUZZLE);
  return words.filter((word) => PLAIN_WORD.test(word));
}
