import type { FactsOfPage } from '~/stories/facts/counted-facts';
import type { NextStory } from '~/stories/reading/after/after-story.server';
import type { Branch } from '~/stories/sharing/appendages/story-tree';
import type { CoveredStory, StoryLink } from '~/stories/story';
import type { FollowingChapters } from '../chapters/following-chapters.server';
import type { FanStory } from '../reading/reading.contract';

/** A story with everything its page shows. */
export interface FanStoryPage extends FanStory {
  /** What is counted of it; undefined of one that is in no list. */
  counted: FactsOfPage | undefined;
  /** Whether visitors are shown it, too. */
  isForEverybody: boolean;
  /** Where it was before it was imported; undefined for all others. */
  origin: { archive: { name: string; address: string } | undefined; byline: string } | undefined;
  /** The chapters below this one; undefined unless the whole work is asked for. */
  following: FollowingChapters | undefined;
  /** Whether several write it. */
  joint: boolean;
  /** For its author: it stands under a pen name of theirs. */
  underPenName?: true;
  /** What invites them to comment under it. */
  commentAs?: string;
  /** Whether this person, its author, is asked how far it is. */
  asksProgress: boolean;
  /** Whether this person follows it. */
  followed: boolean;
  /** What the author says about themselves; '' for nothing. */
  authorBio: string;
  /** Whether this person follows the author. */
  authorFollowed: boolean;
  /** When the links in it can be clicked, as ISO 8601; undefined where they can, or never will. */
  linksFrom?: string;
  parent: StoryLink | undefined;
  /** The stories around it; undefined when it stands alone. */
  tree: Branch | undefined;
  /** Whether it has more appendages than those in the tree. */
  moreAppendages: boolean;
  /** The newest other stories of its author, from any arena. */
  moreByAuthor: CoveredStory[];
  /** The one to read next; undefined on the oldest, and on hidden ones. */
  next: NextStory | undefined;
}

/** The chapter number in an address; 1 when it is invalid. */
export function chapterNumberOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
