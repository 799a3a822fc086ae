import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/rate-limit.server';
import type { ProgressService } from '~/progress/progress.server';
import { createChapterReader } from './chapter-cache.server';
import { type ChapterKeeper, createChapterKeeper } from './chapters.server';
import { type CommentKeeper, createCommentKeeper } from './comments.server';
import type { FanStoryCard } from './fan-story-card';
import { createFollowKeeper, type FollowKeeper } from './follows.server';
import type { LatestStory } from './landing-data';
import { latestStories } from './latest-stories.server';
import { createPopularityKeeper, type PopularityKeeper } from './popularity.server';
import { createStoryReader, type StoryReader } from './read-fan-story.server';
import { createReaderKeeper, type ReaderKeeper } from './readers.server';
import { createStoryKeeper, type StoryKeeper } from './stories.server';
import { hasStories, type TitleListOptions, titleStories } from './title-stories.server';

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
