import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import type { PuzzleEnd } from './puzzles.contract';
import type { PuzzleView } from './puzzles.server';
import { puzzleTexts as texts } from './texts';

interface PuzzleFiguresProps {
  puzzle: PuzzleView;
  end: PuzzleEnd | undefined;
}

/** Both ratings, and once the puzzle is over what it moved. */
export function PuzzleFigures({ puzzle, end }: PuzzleFiguresProps) {
  const own = end?.own ?? { before: puzzle.own.mean, after: puzzle.own.mean };
  const item = end?.item ?? { before: puzzle.item, after: puzzle.item };
  const counts = end ? end.unrated === undefined : puzzle.rated;
  return (
    <dl className="tabular flex items-baseline gap-x-6 gap-y-1 compact:gap-x-2 compact:text-sm">
      <Figure name={texts.you} {...own} isMoved={end !== undefined && counts} />
      <Figure name={texts.puzzle} {...item} isMoved={end !== undefined && counts} />
      {!counts && <div className="text-sm text-muted compact:sr-only">{texts.unratedNow}</div>}
    </dl>
  );
}

/** The way from a puzzle to other games. */
export interface OtherGames {
  to: string;
  /** Leaves the puzzle also where the page is at that address already. */
  onPress(): void;
}

interface BarFiguresProps extends PuzzleFiguresProps {
  others: OtherGames;
}

/** Both ratings, and in the bar of a phone the way to other games, which otherwise stand below the board; once the puzzle is over they are there, too. */
export function BarFigures({ others, ...figures }: BarFiguresProps) {
  return (
    <div className="flex items-center gap-1">
      <PuzzleFigures {...figures} />
      {!figures.end && (
        <Link
          discover="none"
          to={others.to}
          onClick={others.onPress}
          className="-mr-3 hidden size-11 place-items-center text-muted compact:grid"
        >
          <LayoutGrid aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.otherGames}</span>
        </Link>
      )}
    </div>
  );
}

interface FigureProps {
  name: string;
  before: number;
  after: number;
  isMoved: boolean;
}

function Figure({ name, before, after, isMoved }: FigureProps) {
  const rose = Math.round(after) >= Math.round(before);
  return (
    <div className="text-right">
      <dt className="text-sm text-muted compact:inline compact:text-xs">{name}</dt>{' '}
      <dd className="inline text-lg font-semibold compact:text-sm">
        {texts.figure(after)}
        {isMoved && (
          <span className={cx('ml-1.5 animate-rise text-base compact:ml-1 compact:text-xs', rose ? 'text-laurel' : 'text-vermilion')}>
            {texts.moved(before, after)}
          </span>
        )}
      </dd>
    </div>
  );
}
