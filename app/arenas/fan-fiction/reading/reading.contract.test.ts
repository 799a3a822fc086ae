import { describe, expect, it } from 'vitest';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { answerPage, commentAnswer, commentPage } from '../comments/comment.contract';
import { likeAnswer, readerForm, storyAnswer } from './reading.contract';

describe('what the server says of fan fiction', () => {
  it('arrives as it was sent', () => {
    for (const contract of [storyAnswer, likeAnswer, commentPage, answerPage, commentAnswer]) expectRoundTrip(contract);
  });

  it('is read when a newer server says more', () => {
    const page = { threads: [], posting: 'waiting', waiting: 2, next: 'after' };
    expect(commentPage.parse({ ...page, total: 7 })).toEqual(page);
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
