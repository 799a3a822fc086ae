import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { createSealPairs } from '~/platform/sealing/seal-pairs.server';
import { progressContext } from '~/progress/progress.server';
import { tagsContext } from '~/tags/tags.server';
import { type BookmarksService, bookmarksContext, createBookmarksService } from './bookmarks/bookmarks.server';
import { endCollectionFollowsBetween } from './collections/collection-follows.server';
import { collectionReportables } from './collections/collection-reportables.server';
import { type CollectionsService, collectionsContext, createCollections } from './collections/collections.server';
import { type ContentRatings, contentRatingsContext, createContentRatings } from './content-rating/content-ratings.server';
import { createDoors, doorsContext } from './door/doors.server';
import { createFirstReaders, firstReadersContext } from './first-readers/first-readers.server';
import { firstReadersNotice } from './first-readers/notice-kind';
import { todaysStory } from './first-readers/todays-story.server';
import { createHiddenStories, hiddenStoriesContext } from './hiding/hidden-stories.server';
import { createKudos, type KudosGiver, type KudosService, kudosContext, takeOverKudos } from './kudos/kudos.server';
import { authorBadges } from './listing/author-badges.server';
import { tagsAskedFor } from './listing/filters/asked-tags.server';
import {
  createFollowedSearches,
  type FollowedSearches,
  followedSearchesContext,
} from './listing/filters/followed/followed-searches.server';
import { notifyOfFound } from './listing/filters/followed/notify-of-found.server';
import { createKeptFilters, keptFiltersContext } from './listing/filters/kept/kept-filters.server';
import { followedStories } from './news/followed-stories.server';
import { storyNoticeKinds } from './news/notice-kinds';
import { storyHappenings } from './own/story-happenings.server';
import { storiesPersonalData } from './personal-data.server';
import { createOrderMaintenance } from './ratings/order/order-maintenance.server';
import { createRatingsService, type RatingsService, ratingsContext } from './ratings/ratings.server';
import { createReach, type ReachService, reachContext } from './reach/reach.server';
import { createReadCounter, readCounterContext } from './reading/counting/reads.server';
import { createReadingLists, type ReadingListsService, readingListsContext } from './reading-lists/reading-lists.server';
import { storyDetector, votesDetector } from './reporting/story-detectors.server';
import { storyReportables } from './reporting/story-reportables.server';
import { createSpellings } from './search/spellings.server';
import { createStoryHeads, storyHeadsContext } from './sharing/heads/story-heads.server';
import { createStoriesService, type StoriesService, sealPairsContext, storiesContext } from './stories.server';
import { createStoryCache } from './story-cache/story-cache';
import { createStoryTagging, type StoryTagging, storyTaggingContext } from './tagging/tagging.server';

/** Space for each kind of cached facts about stories, in bytes. */
const STORY_CACHE_BYTES = 16 * 1024 * 1024;

const ofPlayer = ({ playerId }: { playerId: string }) => playerId;
const storyChange = { counts: 'story-change', limit: { max: 60, windowSeconds: 10 * 60 }, who: ofPlayer };
const bookmarkChange = { counts: 'bookmark', limit: { max: 60, windowSeconds: 60 }, who: ofPlayer };
const collectionChange = { counts: 'collection', limit: { max: 120, windowSeconds: 10 * 60 } };
const ofOwn = { ...collectionChange, who: ofPlayer };
const ofFollower = { ...collectionChange, who: ({ id }: { id: string }) => id };
const givenKudos = {
  counts: 'like',
  limit: { max: 60, windowSeconds: 60 },
  who: (giver: KudosGiver) => ('playerId' in giver ? giver.playerId : giver.clientAddress),
};
const newRating = { counts: 'rating', limit: { max: 60, windowSeconds: 10 * 60 }, who: ofPlayer };

/**
 * Limits that no honest person meets: each is several times what a very busy person does.
 * @see docs/product/limits.md
 */
export const storiesLimits = {
  stories: { publish: storyChange, renameStory: storyChange, deleteStory: storyChange },
  ratings: { rateStory: newRating },
  contentRatings: { rate: storyChange, showMature: storyChange, hideMature: storyChange },
  tagging: { tag: storyChange },
  reach: { set: storyChange, orphan: storyChange },
  kudos: { give: givenKudos, takeBack: givenKudos },
  bookmarks: { addBookmark: bookmarkChange, removeBookmark: bookmarkChange },
  collections: {
    ...{ make: ofOwn, change: ofOwn, remove: ofOwn, put: ofOwn, takeOut: ofOwn, move: ofOwn },
    ...{ follow: ofFollower, unfollow: ofFollower },
  },
  followedSearches: { follow: bookmarkChange, unfollow: bookmarkChange },
  readingLists: { addLater: bookmarkChange, removeLater: bookmarkChange, forgetRead: bookmarkChange },
} satisfies {
  stories: CallLimits<StoriesService>;
  ratings: CallLimits<RatingsService>;
  contentRatings: CallLimits<ContentRatings>;
  tagging: CallLimits<StoryTagging>;
  reach: CallLimits<ReachService>;
  kudos: CallLimits<KudosService>;
  bookmarks: CallLimits<BookmarksService>;
  collections: CallLimits<CollectionsService>;
  followedSearches: CallLimits<FollowedSearches>;
  readingLists: CallLimits<ReadingListsService>;
};

export const storiesFeature = defineFeature({
  name: 'stories',
  needs: { progress: progressContext, tags: tagsContext },
  provides: {
    stories: storiesContext,
    ratings: ratingsContext,
    reads: readCounterContext,
    heads: storyHeadsContext,
    contentRatings: contentRatingsContext,
    tagging: storyTaggingContext,
    reach: reachContext,
    doors: doorsContext,
    bookmarks: bookmarksContext,
    collections: collectionsContext,
    hiddenStories: hiddenStoriesContext,
    readingLists: readingListsContext,
    keptFilters: keptFiltersContext,
    followedSearches: followedSearchesContext,
    kudos: kudosContext,
    firstReaders: firstReadersContext,
    sealPairs: sealPairsContext,
  },
  limits: storiesLimits,
  personalData: storiesPersonalData,
  shows: {
    happenings: [storyHappenings],
    doings: [followedStories],
    arrivals: [takeOverKudos],
    today: [todaysStory],
    badges: authorBadges,
    counters: [{ one: 'Story', many: 'Stories', count: ({ progress }) => progress.storiesPublished, order: -1 }],
  },
  noticeKinds: [...storyNoticeKinds, firstReadersNotice],
  reportables: [...storyReportables, ...collectionReportables],
  detectors: [storyDetector, votesDetector],
  endBetween: endCollectionFollowsBetween,
  create({ database, db, clock, secret, siteUrl, log, metrics, limiter, progress, tags, shown }) {
    const storyCache = createStoryCache({ maxBytes: STORY_CACHE_BYTES, metrics });
    const spellings = createSpellings({ db, clock, log });
    const contentRatings = createContentRatings({ db, clock });
    const order = createOrderMaintenance({ db, clock });
    const reads = createReadCounter({ db, clock, log, secret });
    const firstReaders = createFirstReaders({ db, clock, secret, reads });
    const limited = createLimitedQueries(database);
    return {
      services: {
        stories: createStoriesService({
          ...{ db, clock, progress, storyCache },
          forVisitor: database.forVisitor,
          limited,
        }),
        ratings: createRatingsService({ db, clock, progress, secret }),
        reads,
        heads: createStoryHeads({ siteUrl }),
        contentRatings,
        tagging: createStoryTagging({ db, clock, secret }),
        reach: createReach({ db, clock, progress, orphanings: shown('orphanings') }),
        doors: createDoors({ db, clock }),
        bookmarks: createBookmarksService({ db, clock }),
        collections: createCollections({ db, clock }),
        hiddenStories: createHiddenStories({ db, clock }),
        readingLists: createReadingLists({ db, clock, reads }),
        keptFilters: createKeptFilters({ db, clock }),
        followedSearches: createFollowedSearches({ db, clock }),
        kudos: createKudos({ db, clock, limiter }),
        firstReaders,
        sealPairs: createSealPairs(secret, 'unsent words'),
      },
      caches: [storyCache.stories, storyCache.lists],
      start: async () => reads.start(),
      stop: reads.stop,
      jobs: {
        'search-words-due': { cron: '* * * * *', work: spellings.learnDue },
        'unused-tags': { cron: '41 3 * * *', work: async () => tags.forgetUnused(await tagsAskedFor(db)) },
        'followed-searches': { cron: '* * * * *', work: () => notifyOfFound({ db, clock, log, tags, limited }) },
        'votes-due': { cron: '* * * * *', work: order.admitDueVotes },
        'rating-origins': { cron: '51 3 * * *', work: order.forgetOldOrigins },
        'first-stories': { cron: '* * * * *', work: firstReaders.promiseFirst },
        'unread-stories': { cron: '17 * * * *', work: firstReaders.promiseUnread },
        'old-readings': { cron: '27 4 * * *', work: firstReaders.forgetOld },
        'site-mean': { cron: '11 4 * * *', work: order.followSiteMean },
      },
    };
  },
});
