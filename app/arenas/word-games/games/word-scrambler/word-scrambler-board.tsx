import { Shuffle } from 'lucide-react';
import type { BoardProps } from '../../play/board';
import { BoardLayout } from '../../play/boards/board-layout';
import { boardTexts } from '../../play/boards/texts';
import { LetterTray } from '../../play/boards/tiles/letter-tray';
import { spelled } from '../../play/boards/tiles/tile-row';
import { useTrayAnswer } from '../../play/boards/tiles/use-tray-answer';
import type { ScramblerMove, ScramblerView } from './word-scrambler.contract';

/** Jumbled tiles and slots to put them in order on. */
export function WordScramblerBoard(board: BoardProps<ScramblerView, ScramblerMove>) {
  const { answer, shown, keys } = useTrayAnswer(board, ({ letters }) => letters);
  return (
    <BoardLayout emblem={Shuffle} {...keys} {...answer} spoken={`Letters: ${spelled(shown.letters)}. Hint: ${shown.hint}`}>
      <LetterTray letters={shown.letters} answer={answer} label={boardTexts.unscramble} ownKeys={keys.own} />
      <p className="clue">
        <span className="text-muted">{boardTexts.hint}</span> {shown.hint}
      </p>
    </BoardLayout>
  );
}
