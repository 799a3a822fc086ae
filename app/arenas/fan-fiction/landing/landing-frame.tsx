import type { ReactNode } from 'react';
import type { Genre } from '~content/fandoms/fandom';
import { GenreTiles } from '../fandoms/genres/genre-tiles';
import { LandingBackground } from './landing-background';
import type { LandingData } from './landing-data';
import { LandingFollowed } from './landing-followed';
import { LandingLatest } from './landing-latest';
import { useScrollRestoration } from './landing-scroll';
import { landingTexts } from './landing-texts';
import { LandingTimeout } from './landing-timeout';

export interface LandingFrameProps extends LandingData {
  /** The genre whose titles are shown. */
  genre?: Genre;
  /** The titles. */
  children?: ReactNode;
}

/** The landing page's common parts, with or without a genre: the drawn arena, the six gates, followed fandoms, newest stories. */
export function LandingFrame({ genre, followed, latest, children }: LandingFrameProps) {
  useScrollRestoration();
  return (
    <div className="relative isolate">
      <LandingBackground />
      <LandingTimeout />
      <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-14 px-4 pt-10 pb-20 sm:px-8 sm:pt-16">
        <section
          aria-labelledby="colosseum"
          className={genre ? undefined : 'flex flex-col sm:min-h-[calc(100dvh-12rem)] sm:justify-center'}
        >
          <header className="mb-8 text-center sm:mb-12">
            <h1 id="colosseum" className="font-display text-5xl font-bold">
              {landingTexts.title}
            </h1>
            <p className="mx-auto mt-4 max-w-[36em] text-lg text-muted">{landingTexts.intro}</p>
          </header>
          <GenreTiles current={genre?.id} />
        </section>
        {children}
        {followed.length > 0 && <LandingFollowed followed={followed} />}
        <LandingLatest latest={latest} />
      </div>
    </div>
  );
}
