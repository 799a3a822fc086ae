import type { SeenState, Taking } from './comment-rules';

/** What a person reads whose comments a story's author does not take. None of them says what the author thinks of this person. */
export const notTaken: Record<Exclude<Taking, SeenState>, string> = {
  closed: 'The author of this story does not accept comments.',
  newcomers: 'The author of this story accepts comments from people who have been here for a while.',
  strangers: 'The author of this story accepts comments from people they follow.',
};
