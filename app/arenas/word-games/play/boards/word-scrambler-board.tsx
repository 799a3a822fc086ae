import { Shuffle } from 'lucide-react';
import type { ScramblerMove, ScramblerView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { BoardLayout } from './board-layout';
import { boardTexts } from './texts';
import { LetterTray } from './tiles/letter-tray';
import { spelled } from './tiles/tile-row';
import { useTrayAnswer } from './tiles/use-tray-answer';

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
