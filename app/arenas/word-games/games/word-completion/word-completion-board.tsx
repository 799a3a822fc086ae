import { SquareDashed } from 'lucide-react';
import type { BoardProps } from '../../play/board';
import { useAnswerKeys } from '../../play/boards/answers/answer-keys';
import { SlotRow } from '../../play/boards/answers/slot-row';
import { usePatternAnswer } from '../../play/boards/answers/use-pattern-answer';
import { BoardLayout } from '../../play/boards/board-layout';
import { spelledPattern } from '../../play/boards/tiles/tile-row';
import { wordCompletionTexts } from './texts';
import type { CompletionMove, CompletionView } from './word-completion.contract';

/** A word with gaps to type into, over its meaning. */
export function WordCompletionBoard(board: BoardProps<CompletionView, CompletionMove>) {
  const { answer, shown, pattern } = usePatternAnswer(board, (view) => view.pattern);
  const keys = useAnswerKeys(answer);
  return (
    <BoardLayout emblem={SquareDashed} {...keys} {...answer} spoken={`${spelledPattern(pattern)}. ${shown.part}: ${shown.definition}`}>
      <SlotRow answer={answer} label={wordCompletionTexts.wholeWord} pattern={pattern} ownKeys={keys.own} />
      <p className="clue">
        <span className="text-muted italic">{shown.part}</span> {shown.definition}
      </p>
    </BoardLayout>
  );
}
