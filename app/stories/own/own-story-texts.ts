import { reachNames } from '../reach/reach-names';
import { MAX_TITLE } from '../reading/text/stored-text';
import type { StoryStatus } from '../story';

/** Texts for writers who change their own stories. */
export const ownStoryTexts = {
  noOwnWords: 'There are no words of your own in this story yet, so it cannot be published.',
  notPublishable: 'This story cannot be published. It may have been published or deleted already.',
  woven: 'You wrote this with others. It belongs to all of you, so nobody can rename or delete it alone.',
  /** The title of a story whose own one moderators removed. */
  untitled: 'Untitled',
  titleMissing: 'Please give your story a title.',
  titleTooLong: `The title is longer than ${MAX_TITLE} characters. Please shorten it.`,
  notRenamable: 'This story cannot be renamed right now. It may be gone, or still being written in a session.',
  notDeletable: 'This story cannot be deleted right now. It may already be gone, or still being written in a session.',
  deleteQuestion: 'The story, its ratings and everything below it will be gone for good. The XP it earned stays. This cannot be undone.',
} as const;

/** Texts for writers about their drafts. */
export const draftTexts = {
  notice: 'This is a draft: only you can see it.',
  fewWords: (fewest: number) => `It has fewer than ${fewest} words of your own, so the end of the session did not publish it.`,
  publish: 'Publish',
  publishAnyway: 'Publish anyway',
  beingWritten: 'Your writing session is still open. Finish it there, and the story goes to the library automatically.',
  deleteQuestion: 'The draft and its words will be gone for good. This cannot be undone.',
} as const;

/** For the author of a hidden story. */
export const hiddenText =
  'This story is hidden: only you can see it. Nothing is lost. You can see why, and object, under Moderation › Decisions about you.';

/** For those who read a story behind a door. */
export const behindDoorText =
  'Someone reported this story as dangerous, and it has not been reviewed yet. Until then it is in no list and hidden from visitors; signed-in people can open it.';

/** What stands above a story that is out of sight; undefined for others. */
export function outOfSightText(status: StoryStatus): string | undefined {
  if (status === 'behind_door') return behindDoorText;
  return status === 'hidden' ? hiddenText : undefined;
}

/** Who reads the story of a private room. */
export const listedTexts = {
  unlistedByAuthor: 'Its author keeps it out of all lists. Anyone with the link can read it.',
  whoReads: reachNames.title,
  unlisted: 'This story is unlisted',
  unlistedText: 'It was written in a private room. Anyone with the link can read it, and no list shows it.',
  listed: 'This story is in the library',
  listedText: 'It was written in a private room, and you can take it back.',
  decide: 'Change this',
} as const;
