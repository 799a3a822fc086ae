import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Standing, withRating } from './standing';

describe('a rating shown before the server has answered', () => {
  it('is the average of all ratings with the new one instead of the reader’s old one', () => {
    const stars = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(stars), fc.option(stars, { nil: undefined }), stars, (others, own, value) => {
        const mean = (ratings: number[]) =>
          ratings.length === 0 ? undefined : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
        const before = own === undefined ? others : [...others, own];
        const standing: Standing = { average: mean(before), count: before.length, own };
        const after = withRating(standing, value);
        expect(after).toMatchObject({ count: others.length + 1, own: value });
        expect(after.average).toBeCloseTo(mean([...others, value]) ?? 0, 9);
      }),
    );
  });
});
