import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import { createFollowKeeper, type FollowKeeper } from './follows.server';
import { type LatestStory, latestStories } from './latest-stories.server';
import { createPopularityKeeper, type PopularityKeeper } from './popularity.server';

/** All that the Fan Fiction Colosseum does. @see docs/product/fan-fiction.md */
export interface FanFictionService extends FollowKeeper, PopularityKeeper {
  /** The newest six stories, for the landing page. */
  latestStories(): Promise<LatestStory[]>;
}

export interface FanFictionDoors {
  db: Db;
  clock: Clock;
  /** What a fandom's popularity starts with, 0 to 100. */
  baseOf(fandomId: string): number;
}

/** Makes the arena's service. */
export function createFanFictionService({ db, clock, baseOf }: FanFictionDoors): FanFictionService {
  return {
    ...createFollowKeeper(db, clock),
    ...createPopularityKeeper(db, clock, baseOf),
    latestStories: () => latestStories(db),
  };
}
