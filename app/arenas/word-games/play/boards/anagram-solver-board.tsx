import { ArrowUpDown } from 'lucide-react';
import type { AnagramMove, AnagramView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { BoardLayout } from './board-layout';
import { boardTexts } from './texts';
import { LetterTray } from './tiles/letter-tray';
import { spelled } from './tiles/tile-row';
import { useTrayAnswer } from './tiles/use-tray-answer';

/** A word in tiles, and slots on which to lay another word with them. */
export function AnagramSolverBoard(board: BoardProps<AnagramView, AnagramMove>) {
  const { answer, shown, keys } = useTrayAnswer(board, ({ word }) => [...word]);
  return (
    <BoardLayout emblem={ArrowUpDown} {...keys} {...answer} spoken={`Make another word of ${shown.word}: ${spelled([...shown.word])}`}>
      <p className="clue low:sr-only">
        {boardTexts.makeAnother} <strong className="tracking-wide uppercase">{shown.word}</strong>
      </p>
      <LetterTray letters={[...shown.word]} answer={answer} label={boardTexts.anotherWord} ownKeys={keys.own} />
    </BoardLayout>
  );
}
