import type { StoryStatus } from '../story';

/** Who reads a story, from most people to its author alone. */
export const reaches = ['library', 'members', 'unlisted', 'taken-back'] as const;
export type Reach = (typeof reaches)[number];

/** What a story's row says of who reads it. */
export interface ReachFacts {
  status: StoryStatus;
  unlisted: boolean;
  membersOnly: boolean;
}

/** Who reads a story that was published, unless moderators or reports took it out of sight. */
export function reachOf({ status, unlisted, membersOnly }: ReachFacts): Reach {
  if (status === 'draft') return 'taken-back';
  if (unlisted) return 'unlisted';
  return membersOnly ? 'members' : 'library';
}

/** What the row of a story says that has this reach and is not out of sight. */
export function factsOfReach(reach: Reach): ReachFacts {
  const status = ({ library: 'published', members: 'published', unlisted: 'unlisted', 'taken-back': 'draft' } as const)[reach];
  return { status, unlisted: reach === 'unlisted', membersOnly: reach === 'members' };
}

/** Whether it is in lists, and among the stories that count for its author. */
export function isListed(reach: Reach): boolean {
  return reach === 'library' || reach === 'members';
}
