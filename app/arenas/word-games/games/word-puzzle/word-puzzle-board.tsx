import { Puzzle } from 'lucide-react';
import { cx } from '~/ui/cx';
import type { BoardProps } from '../../play/board';
import { useAnswerKeys } from '../../play/boards/answers/answer-keys';
import { SlotRow } from '../../play/boards/answers/slot-row';
import { usePatternAnswer } from '../../play/boards/answers/use-pattern-answer';
import { BoardLayout } from '../../play/boards/board-layout';
import { LetterTile } from '../../play/boards/tiles/letter-tile';
import { spelledPattern } from '../../play/boards/tiles/tile-row';
import { wordPuzzleTexts } from './texts';
import type { WordPuzzleMove, WordPuzzleView } from './word-puzzle.contract';

/** A pattern of shown and hidden letters to type into, over a row for each word to find. */
export function WordPuzzleBoard(board: BoardProps<WordPuzzleView, WordPuzzleMove>) {
  const { answer, shown, pattern } = usePatternAnswer(board, (view) => view.pattern);
  const keys = useAnswerKeys(answer);
  const { ended } = answer;
  const found = ended?.kind === 'right' && ended.answer ? ended.answer.split(', ') : shown.found;
  return (
    <BoardLayout emblem={Puzzle} {...keys} {...answer} spoken={wordPuzzleTexts.spoken(spelledPattern(pattern), shown.toFind)}>
      <SlotRow answer={answer} label={wordPuzzleTexts.fits} pattern={pattern} ownKeys={keys.own} />
      <FoundWords pattern={pattern} found={found} toFind={shown.toFind} />
      <p className="tabular text-center text-muted low:sr-only">
        {wordPuzzleTexts.progress(shown.puzzle + 1, shown.puzzles, found.length, shown.toFind)}
      </p>
    </BoardLayout>
  );
}

/** A row of small tiles for each word; empty for a word still to be found. */
function FoundWords({ pattern, found, toFind }: { pattern: string; found: readonly string[]; toFind: number }) {
  const open = Array.from({ length: Math.max(0, toFind - found.length) }, (_, index) => found.length + index);
  return (
    <ul aria-label={wordPuzzleTexts.wordsFound} className="grid gap-x-6 gap-y-2 min-[22rem]:grid-cols-2 low:gap-x-3 low:gap-y-0.5">
      {found.map((word) => (
        <li key={word} className="flex gap-0.5 *:min-w-0 *:shrink">
          <span className="sr-only">{word}</span>
          {[...word].map((letter, index) => (
            <LetterTile
              key={index}
              letter={letter}
              index={index}
              size="sm"
              tone={pattern[index] === '_' ? 'right' : 'plain'}
              motion="turn-over"
            />
          ))}
        </li>
      ))}
      {open.map((row) => (
        <li key={row} aria-hidden="true" className="flex gap-0.5">
          {[...pattern].map((letter, index) => (
            <span key={index} className={cx('h-7 w-6.5 rounded-sm border border-line low:h-5.5 low:w-5', letter !== '_' && 'bg-raised')} />
          ))}
        </li>
      ))}
    </ul>
  );
}
