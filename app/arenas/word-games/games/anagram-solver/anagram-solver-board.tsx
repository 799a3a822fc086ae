import { ArrowUpDown } from 'lucide-react';
import { withParts } from '~/ui/text/with-parts';
import type { BoardProps } from '../../play/board';
import { BoardLayout } from '../../play/boards/board-layout';
import { LetterTray } from '../../play/boards/tiles/letter-tray';
import { spelled } from '../../play/boards/tiles/tile-row';
import { useTrayAnswer } from '../../play/boards/tiles/use-tray-answer';
import type { AnagramMove, AnagramView } from './anagram-solver.contract';
import { anagramSolverTexts } from './texts';

/** A word in tiles, and slots on which to lay another word with them. */
export function AnagramSolverBoard(board: BoardProps<AnagramView, AnagramMove>) {
  const { answer, shown, keys } = useTrayAnswer(board, ({ word }) => [...word]);
  return (
    <BoardLayout emblem={ArrowUpDown} {...keys} {...answer} spoken={anagramSolverTexts.spoken(shown.word, spelled([...shown.word]))}>
      <p className="clue low:sr-only">
        {withParts(anagramSolverTexts.makeAnother, { letters: <strong className="tracking-wide uppercase">{shown.word}</strong> })}
      </p>
      <LetterTray letters={[...shown.word]} answer={answer} label={anagramSolverTexts.anotherWord} ownKeys={keys.own} />
    </BoardLayout>
  );
}
