import { describe, expect, it } from 'vitest';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { rating, ratingAnswer, ratingForm } from './rating.contract';

describe('a rating on its way', () => {
  it('arrives as it was sent, and so does its answer', () => {
    expectRoundTrip(rating);
    expectRoundTrip(ratingAnswer);
    expect(ratingForm.parse(Object.fromEntries(new URLSearchParams({ value: '4' })))).toEqual({ value: 4 });
  });

  it('is one of five', () => {
    const others = ['0', '6', '', '-1', ' 3', '3.0', '3.5', 'three', 3, undefined].map((value) => ({ value }));
    expectLimits(ratingForm, { value: '1' }, [...others, {}]);
    expectLimits(rating, 5, [0, 6, 2.5, '5', null]);
  });
});
