import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { ProgressService } from '~/progress/progress.server';
import { createChapterReader } from './chapters/chapter-cache.server';
import { type ChapterKeeper, createChapterKeeper } from './chapters/chapters.server';
import { type CommentKeeper, createCommentKeeper } from './comments/comments.server';
import { createFollowKeeper, type FollowKeeper } from './fandoms/follows.server';
import { createPopularityKeeper, type PopularityKeeper } from './fandoms/popularity.server';
import type { LatestStory } from './landing/landing-data';
import { latestStories } from './landing/latest-stories.server';
import { createReaderKeeper, type ReaderKeeper } from './reading/readers.server';
import { createStoryReader, type StoryReader } from './stories/read-fan-story.server';
import { createStoryKeeper, type StoryKeeper } from './stories/stories.server';
import type { FanStoryCard } from './title-page/fan-story-card';
import { hasStories, type TitleListOptions, titleStories } from './title-page/title-stories.server';

/** All that the Fan Fiction Colosseum does. @see docs/product/fan-fiction.md */
export interface FanFictionService
  extends StoryKeeper,
    ChapterKeeper,
    CommentKeeper,
    FollowKeeper,
    ReaderKeeper,
    PopularityKeeper,
    StoryReader {
  /** The newest six stories, for the landing page. */
  latestStories(): Promise<LatestStory[]>;
  /** One page of a fandom's stories, the newest first. */
  titleStories(options: TitleListOptions): Promise<{ cards: FanStoryCard[]; next: string | undefined }>;
  /** Whether any published story is set in a fandom. */
  hasStories(fandomId: string): Promise<boolean>;
}

/** Where loaders, actions and other features find it. */
export const fanFictionContext = createContext<FanFictionService>();

export interface FanFictionDoors {
  db: Db;
  clock: Clock;
  progress: ProgressService;
  limiter: RateLimiter;
  /** What visitors' addresses are hashed with. */
  secret: string;
  /** What a fandom's popularity starts with, 0 to 100. */
  baseOf(fandomId: string): number;
}

/** Makes the arena's service. */
export function createFanFictionService(doors: FanFictionDoors): FanFictionService {
  const { db, clock, baseOf } = doors;
  return {
    ...createStoryKeeper(doors),
    ...createChapterKeeper(doors),
    ...createCommentKeeper(doors),
    ...createFollowKeeper(db, clock),
    ...createReaderKeeper(doors),
    ...createPopularityKeeper(db, clock, baseOf),
    ...createStoryReader(db, createChapterReader()),
    latestStories: () => latestStories(db),
    titleStories: (options) => titleStories(db, options),
    hasStories: (fandomId) => hasStories(db, fandomId),
  };
}
