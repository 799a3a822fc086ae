import type { ReactNode } from 'react';
import { BackLink } from '~/ui/layout/back-link';

/** The frame of a game's page: as high as the window at least, so that nothing below moves when a run begins. */
export function GameFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4.5rem)] w-full max-w-[46rem] flex-col px-4 pt-3 pb-6 sm:px-8 sm:pt-5 xl:max-w-[57.75rem]">
      {children}
    </div>
  );
}

interface GameHeadingProps {
  back: { to: string; label: string };
  title: string;
  /** What follows the title in its line. */
  children?: ReactNode;
}

/** A game's name and the way back; in half a window they stand in the bar. */
export function GameHeading({ back, title, children }: GameHeadingProps) {
  return (
    <div className="min-w-0 in-data-playing:compact:flex in-data-playing:compact:items-center in-data-playing:compact:gap-1">
      <BackLink
        to={back.to}
        className="in-data-playing:compact:grid in-data-playing:compact:size-11 in-data-playing:compact:shrink-0 in-data-playing:compact:place-items-center"
      >
        <span className="in-data-playing:compact:sr-only">{back.label}</span>
      </BackLink>
      <h1 className="display text-xl in-data-playing:compact:line-clamp-2 in-data-playing:compact:text-[0.9375rem]/[1.15] sm:text-3xl">
        {title}
        {children}
      </h1>
    </div>
  );
}
