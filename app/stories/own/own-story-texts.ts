import { MAX_TITLE } from '../reading/text/stored-text';
import type { StoryStatus } from '../story';

/** Texts for writers who change their own stories. */
export const ownStoryTexts = {
  noOwnWords: 'There are no words of your own in this story yet, so it cannot be published.',
  notPublishable: 'This story cannot be published. It may have been published or deleted already.',
  woven: 'You wrote this together with others. It belongs to all its writers, so none of them can rename or delete it.',
  titleMissing: 'Please give your story a title.',
  titleTooLong: `The title is longer than ${MAX_TITLE} characters. Please shorten it.`,
  notRenamable: 'This story cannot be renamed now. It may be gone, or a session may still be writing it.',
  notDeletable: 'This story cannot be deleted now. It may already be gone, or a session may still be writing it.',
  deleteQuestion: 'The story, its ratings and everything below it will be gone for good. XP that it earned stays. This cannot be undone.',
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
  'This story is hidden: only you can see it. Nothing is lost. Why, and how to object, stands under Moderation › Decisions about you.';

/** For those who read a story behind a door. */
export const behindDoorText =
  'Somebody reported this story as a danger, and no person has looked at it yet. It is in no list, and visitors do not see it; signed-in people can open it.';

/** What stands above a story that is out of sight; undefined for others. */
export function outOfSightText(status: StoryStatus): string | undefined {
  if (status === 'behind_door') return behindDoorText;
  return status === 'hidden' ? hiddenText : undefined;
}

/** Who reads the story of a private room. */
export const listedTexts = {
  unlisted: 'This story is unlisted',
  unlistedText: 'It was written in a private room: people with its link read it, and no list names it.',
  listed: 'This story is in the library',
  listedText: 'You wrote it in a private room, and can take it back.',
  decide: 'Decide about it',
} as const;
