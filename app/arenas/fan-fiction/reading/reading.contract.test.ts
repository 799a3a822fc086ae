import { describe, expect, it } from 'vitest';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { commentAnswer, commentPage } from '../comments/comment.contract';
import { likeAnswer, readerForm, storyAnswer } from './reading.contract';

describe('what the server says of fan fiction', () => {
  it('arrives as it was sent', () => {
    for (const contract of [storyAnswer, likeAnswer, commentPage, commentAnswer]) expectRoundTrip(contract);
  });

  it('is read when a newer server says more', () => {
    expect(commentPage.parse({ comments: [], next: 'after', total: 7 })).toEqual({ comments: [], next: 'after' });
  });

  it('is not mistaken for something else', () => {
    expectLimits(storyAnswer, { story: null }, [{}, { story: {} }, { text: 'Gone.' }]);
    expectLimits(commentAnswer, { ok: false, text: 'No.' }, [{ ok: true }, { ok: false }, { ok: true, text: 'Yes.' }]);
  });
});

describe('what readers do', () => {
  it('has a name', () => {
    expectLimits(readerForm, { intent: 'like' }, [{ intent: 'love' }, { intent: '' }, {}]);
  });
});
