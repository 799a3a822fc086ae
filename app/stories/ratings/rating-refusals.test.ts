import { describe, expect, it } from 'vitest';
import { ratingOutcome } from './rating-refusals';

describe('the address after a rating without script', () => {
  it('thanks the reader who rated, and nobody else with the same address', () => {
    expect(ratingOutcome('submitted', 4)).toMatchObject({ tone: 'success', title: 'Rating Submitted' });
    expect(ratingOutcome('submitted', undefined)).toBeUndefined();
  });

  it('says why a rating did not count', () => {
    expect(ratingOutcome('own-story', undefined)).toMatchObject({ tone: 'error', text: 'You cannot rate a story of your own.' });
    expect(ratingOutcome('missing', 4)).toMatchObject({ tone: 'error' });
  });

  it('says nothing about what it does not know', () => {
    for (const said of [null, '', 'splendid', 'signed-out', 'constructor']) expect(ratingOutcome(said, 5)).toBeUndefined();
  });
});
