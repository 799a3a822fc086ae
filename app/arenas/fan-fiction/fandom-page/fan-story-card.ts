import type { StoryCard } from '~/stories/story';

/** A story on a card of a fandom's list. */
export interface FanStoryCard extends StoryCard {
  chapterCount: number;
  commentCount: number;
  /** Whether it has something the follower has not read. */
  isNew: boolean;
  /** Whether the viewer likes it. */
  liked: boolean;
}
