import { createContext } from 'react-router';
import { type WritingService, writingContext } from '~/arenas/creative-writing/creative-writing.server';
import type { TasterService } from '~/arenas/word-games/taster/taster.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { daysLineContext } from '~/days-line/days-line.server';
import { type LeaderboardService, leaderboardContext } from '~/leaderboard/leaderboard.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { firstReadersContext } from '~/stories/first-readers/first-readers.server';
import type { StorySample } from '~/stories/reading/sample-story.server';
import { storiesContext } from '~/stories/stories.server';
import { type ArenaOnCard, arenasJustNow, arenasOnCards } from './arenas.server';
import { createReadToday, type ReadToday } from './today/today.server';

/** Data of other features for the home page. */
export interface HomeService {
  arenas: readonly ArenaOnCard[];
  /** The same as a player sees them, with what begins just now. */
  arenasOf(playerId: string): Promise<readonly ArenaOnCard[]>;
  /** The opening of a well-rated story; undefined if there is none. */
  sample(viewerId: string | undefined): Promise<StorySample | undefined>;
  /** The top of the leaderboard. */
  gladiators: LeaderboardService['topGladiators'];
  /** The scramble of this hour. */
  taster: TasterService['now'];
  promptOfDay: WritingService['promptOfDay'];
  today: ReadToday;
}

export const homeContext = createContext<HomeService>();

export const homeFeature = defineFeature({
  name: 'home',
  needs: {
    stories: storiesContext,
    firstReaders: firstReadersContext,
    progress: progressContext,
    writing: writingContext,
    wordGames: wordGamesContext,
    leaderboard: leaderboardContext,
    daysLine: daysLineContext,
  },
  provides: { home: homeContext },
  shows: { addresses: ['/'] },
  create({ leaderboard, shown, ...dependencies }) {
    const arenas = arenasOnCards(shown('arenas'));
    return {
      services: {
        home: {
          arenas,
          arenasOf: (playerId) => arenasJustNow(arenas, shown('arenas'), dependencies, playerId),
          sample: dependencies.stories.sampleStory,
          gladiators: leaderboard.topGladiators,
          taster: dependencies.wordGames.taster.now,
          promptOfDay: dependencies.writing.promptOfDay,
          today: createReadToday({
            ...dependencies,
            unfinished: shown('unfinished'),
            happenings: shown('happenings'),
            doings: shown('doings'),
          }),
        },
      },
    };
  },
});
