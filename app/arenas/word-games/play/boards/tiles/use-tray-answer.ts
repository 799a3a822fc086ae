import type { BoardProps } from '../../board';
import { type AnswerKeys, useAnswerKeys } from '../answers/answer-keys';
import { type AnswerMove, type LiveAnswer, useAnswerLine } from '../answers/use-answer-line';
import { usedTiles } from './letter-tray';
import { lettersOf } from './slots';

/**
 * Shared by boards whose answer is laid with the letters of a tray.
 * @param lettersIn the tray of a view.
 */
export function useTrayAnswer<View extends { puzzle: number }>(
  board: BoardProps<View, AnswerMove>,
  lettersIn: (view: View) => readonly string[],
): { answer: LiveAnswer<View>; shown: View; keys: AnswerKeys } {
  const answer = useAnswerLine(board, { stays: true, clean: (text, view) => lettersOf(text, lettersIn(view).length) });
  const letters = lettersIn(answer.shown);
  const used = usedTiles(letters, answer);
  const isFree = (letter: string) => letters.some((each, index) => each === letter && !used.includes(index));
  const keys = useAnswerKeys(answer, { markOf: (letter) => (isFree(letter) ? undefined : 'spent') });
  return { answer, shown: answer.shown, keys };
}
