import { numberText } from '~/platform/text/format';
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

/** A number with its noun: '1 chapter', '2 chapters'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
