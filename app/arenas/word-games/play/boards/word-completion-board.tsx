import { SquareDashed } from 'lucide-react';
import type { CompletionMove, CompletionView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { useAnswerKeys } from './answers/answer-keys';
import { SlotRow } from './answers/slot-row';
import { usePatternAnswer } from './answers/use-pattern-answer';
import { BoardLayout } from './board-layout';
import { boardTexts } from './texts';
import { spelledPattern } from './tiles/tile-row';

/** A word with gaps to type into, over its meaning. */
export function WordCompletionBoard(board: BoardProps<CompletionView, CompletionMove>) {
  const { answer, shown, pattern } = usePatternAnswer(board, (view) => view.pattern);
  const keys = useAnswerKeys(answer);
  return (
    <BoardLayout emblem={SquareDashed} {...keys} {...answer} spoken={`${spelledPattern(pattern)}. ${shown.part}: ${shown.definition}`}>
      <SlotRow answer={answer} label={boardTexts.wholeWord} pattern={pattern} ownKeys={keys.own} />
      <p className="clue">
        <span className="text-muted italic">{shown.part}</span> {shown.definition}
      </p>
    </BoardLayout>
  );
}
