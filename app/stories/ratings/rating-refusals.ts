import { blockTexts } from '~/blocks/blocks';
import type { TitledText } from '../texts';
import { ratingTexts } from './texts';

/** Why a rating did not count. */
export type RatingRefusalReason = 'signed-out' | 'own-story' | 'missing' | 'invalid' | 'too-many' | 'stopped';

/** What the server answers; a browser has only the first of them, which it says itself. */
export const ratingRefusals: Record<RatingRefusalReason, TitledText> = {
  'signed-out': ratingTexts.signedOut,
  'own-story': { title: 'Error', text: 'You cannot rate a story of your own.' },
  missing: { title: 'Error', text: 'This story is no longer in the library, so it cannot be rated.' },
  invalid: ratingTexts.failed,
  stopped: { title: 'Error', text: blockTexts.stopped },
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
  return isToldLater(said) ? { tone: 'error', ...ratingRefusals[said] } : undefined;
}

/** A reader who is signed out is led to sign in instead. */
function isToldLater(said: string | null): said is Exclude<RatingRefusalReason, 'signed-out'> {
  return said !== null && said !== 'signed-out' && Object.hasOwn(ratingRefusals, said);
}
