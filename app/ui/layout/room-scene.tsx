import type { ReactNode } from 'react';

export interface RoomSceneProps {
  /** An SVG of what stands on the table, its foot at the drawing's lower edge. */
  drawing: ReactNode;
  /** The page's heading. */
  children: ReactNode;
}

/** The mood of a room, from edge to edge at the top of its page: a wall, and before it the table that the page's first card lies on. */
export function RoomScene({ drawing, children }: RoomSceneProps) {
  return (
    <div className="room-scene">
      <div className="mx-auto flex w-full max-w-[75rem] flex-col px-4 pt-8 pb-[calc(var(--table)-1.75rem)] sm:px-8 sm:pt-12 md:flex-row md:items-end md:justify-between md:gap-8">
        <div className="md:mb-8">{children}</div>
        <div className="-mt-2 w-64 max-w-full shrink-0 self-center *:overflow-visible md:w-[26rem] md:self-end">{drawing}</div>
      </div>
    </div>
  );
}
