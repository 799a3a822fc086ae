import { createContext, type RouterContextProvider } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { FirstStep } from '~/site/today';
import { type ArenaOnCard, arenasJustNow, arenasOnCards } from './arenas.server';
import { createReadToday, type ReadToday } from './today/today.server';

/** What features bring to the home page. */
export interface HomeService {
  arenas: readonly ArenaOnCard[];
  /** The same as a player sees them, with what begins just now. */
  arenasOf(playerId: string): Promise<readonly ArenaOnCard[]>;
  firstSteps(context: Readonly<RouterContextProvider>): FirstStep[];
  today: ReadToday;
}

export const homeContext = createContext<HomeService>();

export const homeFeature = defineFeature({
  name: 'home',
  provides: { home: homeContext },
  shows: { addresses: ['/'] },
  create({ db, clock, shown }) {
    const sources = { db, clock };
    const arenas = arenasOnCards(shown('arenas'));
    return {
      services: {
        home: {
          arenas,
          arenasOf: (playerId) => arenasJustNow(arenas, shown('arenas'), sources, playerId),
          firstSteps: (context) => shown('firstSteps').map(({ step }) => step(context)),
          today: createReadToday({
            ...sources,
            parts: shown('today'),
            unfinished: shown('unfinished'),
            happenings: shown('happenings'),
            doings: shown('doings'),
          }),
        },
      },
    };
  },
});
