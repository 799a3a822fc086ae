import { ratingTexts, type TitledText } from '../texts';

/** Why a rating did not count. */
export type RatingRefusalReason = 'signed-out' | 'own-story' | 'missing' | 'invalid' | 'too-many';

/** What the server answers; a browser has only the first of them, which it says itself. */
export const ratingRefusals: Record<RatingRefusalReason, TitledText> = {
  'signed-out': ratingTexts.signedOut,
  'own-story': { title: 'Error', text: 'You cannot rate a story of your own.' },
  missing: { title: 'Error', text: 'This story is no longer in the library, so it cannot be rated.' },
  invalid: ratingTexts.failed,
  'too-many': { title: 'Error', text: 'You have rated very often in a short time. Please wait a few minutes and try again.' },
};

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
  return { tone: 'error', ...ratingRefusals[said] };
}
