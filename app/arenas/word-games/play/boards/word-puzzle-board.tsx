import { cx } from '~/ui/cx';
import type { WordPuzzleMove, WordPuzzleView } from '../../games/games.contract';
import type { BoardProps } from '../board';
import { PatternAnswerForm } from './answers/pattern-answer-form';
import { useAnswerLine } from './answers/use-answer-line';
import { PuzzleFrame } from './puzzle-frame';
import { LetterTile } from './tiles/letter-tile';
import { PatternRow } from './tiles/pattern-row';

/** A pattern of shown and hidden letters that fill as the player types, over a row for each word to find. */
export function WordPuzzleBoard(board: BoardProps<WordPuzzleView, WordPuzzleMove>) {
  const { shown, ended, text, task, form } = useAnswerLine(board);
  const { verdict } = board;
  const isSolved = ended?.kind === 'right';
  const found = isSolved && ended.answer ? ended.answer.split(', ') : shown.found;
  const isWrong = !ended && (verdict?.kind === 'wrong' || verdict?.kind === 'refused');
  return (
    <div className="flex flex-col items-center gap-6">
      <PuzzleFrame ended={ended}>
        <div id={task}>
          <PatternRow
            key={isWrong ? verdict.number : undefined}
            pattern={shown.pattern}
            text={ended ? '' : text}
            motion={isWrong ? 'shake' : undefined}
          />
        </div>
        <FoundWords pattern={shown.pattern} found={found} toFind={shown.toFind} />
        <p className="tabular text-center text-muted">
          {ended?.kind === 'told'
            ? ended.text
            : `Puzzle ${shown.puzzle + 1} of ${shown.puzzles}, ${found.length} of ${shown.toFind} words found`}
        </p>
      </PuzzleFrame>
      <PatternAnswerForm pattern={shown.pattern} form={form} />
    </div>
  );
}

/** A row of small tiles for each word; empty for a word still to be found. */
function FoundWords({ pattern, found, toFind }: { pattern: string; found: readonly string[]; toFind: number }) {
  const open = Array.from({ length: Math.max(0, toFind - found.length) }, (_, index) => found.length + index);
  return (
    <ul aria-label="Words found" className="grid gap-x-6 gap-y-2 min-[30rem]:grid-cols-2">
      {found.map((word) => (
        <li key={word} className="flex gap-0.5">
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
            <span key={index} className={cx('h-7 w-6.5 rounded-sm border border-line', letter !== '_' && 'bg-raised')} />
          ))}
        </li>
      ))}
    </ul>
  );
}
