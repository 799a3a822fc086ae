import { MAX_TITLE } from './reading/stored-text';

/** Why a rating did not count. */
export type RatingRefusalReason = 'signed-out' | 'own-story' | 'missing' | 'invalid' | 'too-many';

export interface TitledText {
  title: string;
  text: string;
}

/** Texts in place of a missing story. */
export const absentTexts = {
  missing: { title: 'Story not found', text: 'It may have been deleted, or its address is not quite right.' },
  gone: { title: 'This story is gone', text: 'It was here once but has since been deleted. Others are waiting to be read.' },
} as const satisfies Record<string, TitledText>;

/** Texts about rating. */
export const ratingTexts = {
  submitted: { title: 'Rating Submitted', text: 'Thank you for rating this story!' },
  failed: { title: 'Error', text: 'Failed to submit rating' },
  ownStoryNote: 'This is your own story, so its rating is up to others.',
  refused: {
    'signed-out': { title: 'Login Required', text: 'You need to be logged in to rate stories' },
    'own-story': { title: 'Error', text: 'You cannot rate a story of your own.' },
    missing: { title: 'Error', text: 'This story is no longer in the library, so it cannot be rated.' },
    invalid: { title: 'Error', text: 'Failed to submit rating' },
    'too-many': { title: 'Error', text: 'You have rated very often in a short time. Please wait a few minutes and try again.' },
  },
} as const satisfies { [name: string]: TitledText | string | Record<RatingRefusalReason, TitledText> };

/** The outcome of a rating sent without script. */
export interface RatingOutcome extends TitledText {
  tone: 'success' | 'error';
}

/**
 * What the address after a rating without script says about it; undefined when it says nothing plausible.
 * @param own the reader's own rating: nobody is thanked for what they have not done.
 */
export function ratingOutcome(said: string | null, own: number | undefined): RatingOutcome | undefined {
  if (said === 'submitted') return own === undefined ? undefined : { tone: 'success', ...ratingTexts.submitted };
  if (said !== 'own-story' && said !== 'missing' && said !== 'invalid' && said !== 'too-many') return undefined;
  return { tone: 'error', ...ratingTexts.refused[said] };
}

/** Texts for writers about their drafts. */
export const draftTexts = {
  notice: 'This is a draft: only you can see it.',
  beingWritten: 'Your writing session is still open. Finish it there, and the story goes to the library automatically.',
  noOwnWords: 'There are no words of your own in this story yet, so it cannot be published.',
  notPublishable: 'This story cannot be published. It may have been published or deleted already.',
  deleteQuestion: 'The draft and its words will be gone for good. This cannot be undone.',
} as const;

/** Texts for writers about their own stories. */
export const ownStoryTexts = {
  hidden: 'The operators of this site have hidden this story: only you can see it. Nothing is lost.',
  woven: 'You wrote this together with others. It belongs to all its writers, so none of them can rename or delete it.',
  titleMissing: 'Please give your story a title.',
  titleTooLong: `The title is longer than ${MAX_TITLE} characters. Please shorten it.`,
  notRenamable: 'This story cannot be renamed now. It may be gone, or a session may still be writing it.',
  notDeletable: 'This story cannot be deleted now. It may be gone already, or a session may still be writing it.',
  deleteQuestion: 'The story, its ratings and everything below it will be gone for good. XP that it earned stays. This cannot be undone.',
} as const;
