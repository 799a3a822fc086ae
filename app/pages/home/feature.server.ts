import { createContext, type RouterContext } from 'react-router';
import { type WritingService, writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { fanFictionContext } from '~/arenas/fan-fiction/fan-fiction.server';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import type { TasterService } from '~/arenas/word-games/taster/taster.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import type { StorySample } from '~/stories/reading/sample-story.server';
import { storiesContext } from '~/stories/stories.server';
import { createReadToday, type ReadToday } from './today/today.server';
import type { Gladiator } from './top-gladiators';

/** Data of other features for the home page. */
export interface HomeService {
  /** The opening of a well-rated story; undefined if there is none. */
  sample(): Promise<StorySample | undefined>;
  /** The top of the leaderboard. */
  gladiators(limit: number): Promise<Gladiator[]>;
  /** The scramble of this hour. */
  taster: TasterService['now'];
  promptOfDay: WritingService['promptOfDay'];
  today: ReadToday;
}

export const homeContext = createContext<HomeService>();

/** @param leaderboard context of the leaderboard service; pages do not import each other. */
export const homeFeature = (leaderboard: RouterContext<{ topGladiators(limit: number): Promise<Gladiator[]> }>) =>
  defineFeature({
    name: 'home',
    needs: {
      stories: storiesContext,
      progress: progressContext,
      writing: writingContext,
      fanFiction: fanFictionContext,
      storyWeave: storyWeaveContext,
      wordGames: wordGamesContext,
      leaderboard,
    },
    provides: { home: homeContext },
    create: ({ leaderboard, ...dependencies }) => ({
      services: {
        home: {
          sample: dependencies.stories.sampleStory,
          gladiators: leaderboard.topGladiators,
          taster: dependencies.wordGames.taster.now,
          promptOfDay: dependencies.writing.promptOfDay,
          today: createReadToday(dependencies),
        },
      },
    }),
  });
