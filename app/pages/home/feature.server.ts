import { createContext, type RouterContext } from 'react-router';
import type { TasterService } from '~/arenas/word-games/taster/taster.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { StorySample } from '~/stories/reading/read-story.server';
import { storiesContext } from '~/stories/stories.server';
import type { Gladiator } from './top-gladiators';

/** Data of other features for the home page. */
export interface HomeService {
  /** The opening of a well-rated story; undefined if there is none. */
  sample(): Promise<StorySample | undefined>;
  /** The top of the leaderboard. */
  gladiators(limit: number): Promise<Gladiator[]>;
  /** The scramble of this hour. */
  taster: TasterService['now'];
}

export const homeContext = createContext<HomeService>();

/** @param leaderboard context of the leaderboard service; pages do not import each other. */
export const homeFeature = (leaderboard: RouterContext<{ topGladiators(limit: number): Promise<Gladiator[]> }>) =>
  defineFeature({
    name: 'home',
    needs: { stories: storiesContext, wordGames: wordGamesContext, leaderboard },
    provides: { home: homeContext },
    create: ({ stories, wordGames, leaderboard }) => ({
      services: {
        home: { sample: stories.sampleStory, gladiators: leaderboard.topGladiators, taster: wordGames.taster.now },
      },
    }),
  });
