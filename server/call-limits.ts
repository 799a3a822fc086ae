import type { FanFictionService } from '../app/arenas/fan-fiction/fan-fiction.server';
import { HOUR_S } from '../app/platform/clock/durations';
import type { CallLimits } from '../app/platform/limits/with-limits.server';
import type { RatingsService } from '../app/stories/ratings/ratings.server';
import type { StoriesService } from '../app/stories/stories.server';

const TEN_MINUTES = 10 * 60;

const byPlayer = (player: { id: string }) => player.id;
const byPlayerId = ({ playerId }: { playerId: string }) => playerId;

const storyChange = { counts: 'story-change', limit: { max: 60, windowSeconds: TEN_MINUTES }, who: byPlayerId };
const commentChange = { counts: 'fan-comment-change', limit: { max: 60, windowSeconds: TEN_MINUTES }, who: byPlayer };
const fanStoryChange = { counts: 'fan-story-change', limit: { max: 120, windowSeconds: HOUR_S }, who: byPlayer };
const fandomFollow = { counts: 'fandom-follow', limit: { max: 60, windowSeconds: 60 }, who: byPlayerId };

/**
 * How often a person may do what changes something and has no limit of its own kind. Nobody honest meets them: each is
 * several times what a very busy person does.
 * @see docs/product/limits.md
 */
export const callLimits = {
  stories: { publish: storyChange, renameStory: storyChange, deleteStory: storyChange } satisfies CallLimits<StoriesService>,
  ratings: {
    rateStory: { counts: 'rating', limit: { max: 60, windowSeconds: TEN_MINUTES }, who: byPlayerId },
  } satisfies CallLimits<RatingsService>,
  fanFiction: {
    editComment: commentChange,
    removeComment: commentChange,
    editChapter: fanStoryChange,
    deleteChapter: fanStoryChange,
    renameStory: fanStoryChange,
    deleteStory: fanStoryChange,
    setLiked: { counts: 'like', limit: { max: 60, windowSeconds: 60 }, who: byPlayer },
    setFollowing: fandomFollow,
    markAllRead: fandomFollow,
  } satisfies CallLimits<FanFictionService>,
};
