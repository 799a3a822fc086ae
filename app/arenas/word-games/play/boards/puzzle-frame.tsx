import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import type { Verdict } from '../../games/game.contract';

export interface PuzzleFrameProps {
  /** The game's own object, on the keystone. */
  emblem: LucideIcon;
  /** How the puzzle in it ended; undefined while it is being played. */
  ended?: Verdict | undefined;
  children: ReactNode;
}

/**
 * The arch that frames a puzzle. Its keystone lights up when the puzzle is solved, and in the last ten seconds of a run
 * the whole arch is vermilion. In half a window it is a frame with a flat top.
 */
export function PuzzleFrame({ emblem: Emblem, ended, children }: PuzzleFrameProps) {
  const won = ended?.kind === 'right';
  return (
    <div className="relative w-full max-w-2xl pt-3 compact:min-h-0 compact:flex-1 low:pt-0 xl:max-w-[53.75rem]">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-0 left-1/2 z-10 grid h-11 w-14 -translate-x-1/2 place-items-center text-bg transition-colors [clip-path:polygon(0_0,100%_0,80%_100%,20%_100%)] low:hidden',
          won ? 'bg-gold' : 'puzzle-keystone bg-bronze',
        )}
      >
        <Emblem className="size-5.5" />
      </span>
      <div
        className={cx(
          'flex min-h-60 items-center justify-center rounded-t-[50%_5rem] rounded-b-lg border-2 bg-surface px-3 pt-12 pb-6 transition-colors compact:h-full compact:min-h-0 compact:overflow-y-auto compact:pt-9 compact:pb-2 low:rounded-md low:px-2 low:py-0.5 sm:px-6 xl:min-h-80',
          won ? 'border-gold' : 'puzzle-arch border-bronze',
        )}
      >
        <div className="@container my-auto flex w-full flex-col items-center gap-5 compact:gap-3 low:gap-1 low:[--tile-gap:0.25rem] low:[--tile-side:2rem] lowest:gap-0.5 lowest:[--tile-side:1.75rem]">
          {children}
        </div>
      </div>
    </div>
  );
}
