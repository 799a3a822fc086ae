import { createContext } from 'react-router';
import { createNameRegister } from '~/accounts/names/name-register.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { ProgressService } from '~/progress/progress.server';
import { idsOfFandom } from '~/stories/listing/filters/of-fandom.server';
import type { ReadCounter } from '~/stories/reading/counting/reads.server';
import { type Acknowledgements, createAcknowledgements } from './acknowledgements/acknowledgements.server';
import { type ChapterOrder, createChapterOrder } from './arranging/order.server';
import { type ChapterSchedule, createChapterSchedule } from './arranging/schedule.server';
import { type BetaReading, createBetaReading } from './beta/beta.server';
import { createChapterCache } from './chapters/chapter-cache.server';
import { type Chapters, createChapters } from './chapters/chapters.server';
import { type CoAuthors, createCoAuthors } from './co-authors/co-authors.server';
import { type Comments, createComments } from './comments/comments.server';
import { createOwnComments, type OwnComments } from './comments/own/own-comments.server';
import { createStickers, type Stickers } from './comments/stickers/stickers.server';
import { createVisitors, type Visitors } from './comments/visitors/visitors.server';
import { type ChapterDrafts, createChapterDrafts } from './drafts/drafts.server';
import type { FanStoryCard } from './fandom-page/fan-story-card';
import { type FandomListOptions, fandomStories, hasStories } from './fandom-page/fandom-stories.server';
import { createFandomFollows, type FandomFollows } from './fandoms/follows.server';
import { type WritableFandom, writableFandom } from './fandoms/named-fandoms.server';
import { createFandomPopularity, type FandomPopularity } from './fandoms/popularity/popularity.server';
import { type ChapterHistories, createChapterHistories } from './history/history.server';
import { type Backlist, createBacklist } from './importing/backlist/backlist.server';
import type { LatestStory } from './landing/landing-data';
import { latestStories } from './landing/latest-stories.server';
import { createReaders, type Readers } from './reading/readers.server';
import { createSilence, type Silence } from './silence/silence.server';
import { createStoryReader, type StoryReader } from './stories/read-fan-story.server';
import { createFanStories, type FanStories } from './stories/stories.server';

/** The service of the Fan Fic Colosseum. @see docs/product/fan-fiction.md */
export interface FanFictionService {
  stories: FanStories;
  chapters: Chapters;
  drafts: ChapterDrafts;
  histories: ChapterHistories;
  order: ChapterOrder;
  schedule: ChapterSchedule;
  beta: BetaReading;
  coAuthors: CoAuthors;
  acknowledgements: Acknowledgements;
  comments: Comments;
  visitors: Visitors;
  stickers: Stickers;
  ownComments: OwnComments;
  silence: Silence;
  backlist: Backlist;
  reading: StoryReader;
  readers: Readers;
  fandoms: Fandoms;
  /** The newest six stories, for the landing page. @param viewerId undefined for a visitor. */
  latestStories(viewerId?: string): Promise<LatestStory[]>;
}

export interface Fandoms {
  follows: FandomFollows;
  popularity: FandomPopularity;
  /** One page of a fandom's stories, newest first. */
  stories(options: FandomListOptions): Promise<{ cards: FanStoryCard[]; next: string | undefined }>;
  /** Whether a fandom has any published story. */
  hasStories(fandomId: string): Promise<boolean>;
  /** The fandom that an address means for an author who writes there; undefined where it means none. */
  writable(addressed: string): Promise<WritableFandom | undefined>;
  /** The ids under which drafts for a fandom are kept: its own first, and those of fandoms that were merged into it. */
  ids(fandomId: string): Promise<string[]>;
}

/** The context key under which loaders, actions and other features find the service. */
export const fanFictionContext = createContext<FanFictionService>();

interface FanFictionDependencies {
  db: Db;
  clock: Clock;
  /** For keyed hashes. */
  secret: string;
  progress: ProgressService;
  limiter: RateLimiter;
  log?: Pick<Log, 'error'>;
  reads: ReadCounter;
  /** Has imported works published soon. */
  wakeImports?: () => Promise<void>;
  /** A fandom's initial popularity, 0 to 100. */
  baseOf(fandomId: string): number;
}

/** Creates the arena's services. */
export function createFanFictionService(dependencies: FanFictionDependencies): FanFictionService & { publishImports(): Promise<void> } {
  const { db, clock, baseOf, reads } = dependencies;
  const { readChapter, loadChapter } = createChapterCache();
  const backlist = createBacklist({ ...dependencies, wake: dependencies.wakeImports });
  return {
    stories: createFanStories(dependencies),
    chapters: createChapters(dependencies),
    drafts: createChapterDrafts(dependencies),
    histories: createChapterHistories(dependencies),
    order: createChapterOrder({ ...dependencies, readChapter }),
    schedule: createChapterSchedule(dependencies),
    beta: createBetaReading({ ...dependencies, readChapter, loadChapter }),
    coAuthors: createCoAuthors(dependencies),
    acknowledgements: createAcknowledgements(dependencies),
    comments: createComments({ ...dependencies, readChapter }),
    ownComments: createOwnComments({ ...dependencies, readChapter }),
    visitors: createVisitors({ ...dependencies, names: createNameRegister(dependencies), readChapter }),
    stickers: createStickers(dependencies),
    silence: createSilence(dependencies),
    backlist: backlist.service,
    publishImports: backlist.work,
    reading: createStoryReader({ db, clock, loadChapter }),
    readers: createReaders(dependencies),
    fandoms: {
      follows: createFandomFollows(db, clock, reads),
      popularity: createFandomPopularity(db, clock, baseOf),
      async stories(options) {
        if (options.viewerId !== undefined) await reads.settle(options.viewerId);
        return fandomStories(db, { ...options, now: clock.now() });
      },
      hasStories: (fandomId) => hasStories(db, fandomId),
      writable: (addressed) => writableFandom(db, addressed),
      ids: (fandomId) => idsOfFandom(db, fandomId),
    },
    latestStories: (viewerId) => latestStories(db, viewerId),
  };
}
