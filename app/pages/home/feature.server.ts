import { createContext, type RouterContext } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { StorySample } from '~/stories/reading/read-story.server';
import { storiesContext } from '~/stories/stories.server';
import type { Gladiator } from './top-gladiators';

/** What the home page shows of other features. */
export interface HomeService {
  /** The opening of a story that readers find good; undefined while there is no story. */
  sample(): Promise<StorySample | undefined>;
  /** The head of the leaderboard. */
  gladiators(limit: number): Promise<Gladiator[]>;
}

export const homeContext = createContext<HomeService>();

/** @param leaderboard where the leaderboard is found; pages do not import each other. */
export const homeFeature = (leaderboard: RouterContext<{ topGladiators(limit: number): Promise<Gladiator[]> }>) =>
  defineFeature({
    name: 'home',
    needs: { stories: storiesContext, leaderboard },
    provides: { home: homeContext },
    create: ({ stories, leaderboard }) => ({ services: { home: { sample: stories.sampleStory, gladiators: leaderboard.topGladiators } } }),
  });
