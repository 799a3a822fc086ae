import type { ReactNode } from 'react';
import { cx } from '../cx';
import { widths } from './page';

export interface RoomSceneProps {
  /** An SVG of what stands on the table, its foot at the drawing's lower edge. */
  drawing: ReactNode;
  /** That of the page below, so that heading and cards begin at one line. */
  width?: keyof typeof widths;
  /** The page's heading. */
  children: ReactNode;
}

/** The mood of a room, from edge to edge at the top of its page: a wall, and before it the table that the page's first card lies on. */
export function RoomScene({ drawing, width = 'wide', children }: RoomSceneProps) {
  return (
    <div className="room-scene">
      <div
        className={cx(
          'mx-auto flex w-full flex-col px-4 pt-8 pb-[calc(var(--table)-1.75rem)] sm:px-8 sm:pt-12 md:flex-row md:items-end md:justify-between md:gap-8',
          widths[width],
        )}
      >
        <div className="md:mb-8">{children}</div>
        <div className="-mt-2 w-64 max-w-full shrink-0 self-center *:overflow-visible md:w-[26rem] md:self-end">{drawing}</div>
      </div>
    </div>
  );
}
