import type { BoardProps } from '../../board';
import { meantWord } from '../tiles/fill-pattern';
import { lettersOf } from '../tiles/slots';
import { type AnswerMove, type LiveAnswer, useAnswerLine } from './use-answer-line';

/**
 * Shared by boards whose slots hold some letters already: people type the whole word, or only what is missing.
 * @param patternOf the letters of a view, and '_' for each one to type.
 * @param most the longest answer, in letters; default: as long as the pattern.
 */
export function usePatternAnswer<View extends { puzzle: number }>(
  board: BoardProps<View, AnswerMove>,
  patternOf: (view: View) => string,
  most?: number,
): { answer: LiveAnswer<View>; shown: View; pattern: string } {
  const answer = useAnswerLine(board, {
    stays: true,
    clean: (text, view) => lettersOf(text, most ?? patternOf(view).length),
    meant: (text, view) => meantWord(patternOf(view), text),
  });
  return { answer, shown: answer.shown, pattern: patternOf(answer.shown) };
}
