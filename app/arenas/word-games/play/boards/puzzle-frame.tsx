import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import type { Verdict } from '../../games/games.contract';

export interface PuzzleFrameProps {
  /** How the puzzle in it ended; undefined while it is being played. */
  ended?: Verdict | undefined;
  children: ReactNode;
}

/** The arch that frames a puzzle. Its keystone lights up when the puzzle is solved. */
export function PuzzleFrame({ ended, children }: PuzzleFrameProps) {
  const won = ended?.kind === 'right';
  return (
    <div className="relative w-full max-w-2xl pt-3">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-0 left-1/2 z-10 h-8 w-10 -translate-x-1/2 transition-colors [clip-path:polygon(0_0,100%_0,80%_100%,20%_100%)]',
          won ? 'bg-gold' : 'bg-bronze',
        )}
      />
      <div
        className={cx(
          'flex min-h-60 items-center justify-center rounded-t-[50%_5rem] rounded-b-lg border-2 bg-surface px-3 pt-12 pb-6 transition-colors sm:px-6',
          won ? 'border-gold' : 'border-bronze',
        )}
      >
        <div className="@container flex w-full flex-col items-center gap-6">{children}</div>
      </div>
    </div>
  );
}
