import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { VerdictDispute } from '../../disputes/verdict-dispute';
import type { NumberedVerdict } from '../board';
import { VerdictLine } from '../verdict-line';
import { PuzzleFrame } from './puzzle-frame';

export interface BoardLayoutProps {
  /** The game's own object, on the keystone. */
  emblem: LucideIcon;
  /** Id of the element that states the task. */
  task?: string | undefined;
  /**
   * The puzzle in words: all that is needed to solve it. It describes the field, and is announced when it changes, so it
   * must be the same as long as the puzzle is.
   */
  spoken: ReactNode;
  verdict: NumberedVerdict | undefined;
  /** How the puzzle ended, while its answer turns over. */
  ended?: NumberedVerdict | undefined;
  /** Buttons, such as 'Skip'. */
  actions?: ReactNode;
  /** What is below them: the keys of a touch screen, or options, or a field. */
  keys?: ReactNode;
  below?: ReactNode;
  /** The puzzle, in its arch. */
  children: ReactNode;
}

/** The parts of every board, from top to bottom; in half a window they take what room there is. */
export function BoardLayout({ emblem, task, spoken, verdict, ended, actions, keys, below, children }: BoardLayoutProps) {
  return (
    <div
      data-turning={ended ? '' : undefined}
      className="flex flex-col items-center gap-3 compact:min-h-0 compact:flex-1 compact:gap-1.5 low:gap-1"
    >
      <PuzzleFrame emblem={emblem} ended={ended}>
        {children}
      </PuzzleFrame>
      <p id={task} aria-live="polite" className="sr-only">
        {spoken}
      </p>
      <div className="flex w-full flex-col items-center gap-1.5 low:flex-row low:gap-2 xl:max-w-[53.75rem] xl:flex-row">
        <div className="flex max-w-full items-center justify-center gap-x-2 max-sm:leading-tight low:min-w-0 low:flex-1 low:justify-start low:gap-x-1 xl:flex-1">
          <VerdictLine verdict={verdict} />
          <VerdictDispute verdict={verdict} />
        </div>
        {actions && (
          <div className="flex flex-wrap items-center justify-center gap-2 low:flex-nowrap low:gap-1 xl:flex-nowrap xl:whitespace-nowrap">
            {actions}
          </div>
        )}
      </div>
      {keys}
      {below}
    </div>
  );
}
