import type { Branch } from '~/stories/sharing/story-tree';
import type { StoryLink } from '~/stories/story';
import type { FanStory } from '../reading/reading.contract';

/** A story with everything its page shows. */
export interface FanStoryPage extends FanStory {
  /** Whether this person follows it. */
  followed: boolean;
  parent: StoryLink | undefined;
  /** The stories around it; undefined when it stands alone. */
  tree: Branch | undefined;
  /** Whether it has more appendages than those in the tree. */
  moreAppendages: boolean;
  /** The newest other stories of its author, from any arena. */
  moreByAuthor: StoryLink[];
}

/** The chapter number in an address; 1 when it is invalid. */
export function chapterNumberOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
