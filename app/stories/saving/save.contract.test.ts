import { describe, expect, it } from 'vitest';
import { promptAnswer } from '~/arenas/creative-writing/session/prompts/prompt.contract';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { draftAnswer, MAX_SENT, MAX_VERSION, saveAnswer, saveForm, saveRequest } from './save.contract';

const id = '018f3c1e-8d5a-4b6e-9f10-2a3b4c5d6e7f';
const save = { writerId: id, saveId: id, title: '', body: 'Once', purpose: 'save', baseVersion: 1 };

describe('what a writer’s page and the server say to each other', () => {
  it('arrives as it was sent', () => {
    for (const contract of [saveRequest, saveAnswer, draftAnswer, promptAnswer]) expectRoundTrip(contract);
  });

  it('has limits', () => {
    const tooLong = 'x'.repeat(MAX_SENT + 1);
    expectLimits(saveRequest, { ...save, body: tooLong.slice(1), baseVersion: MAX_VERSION }, [
      { ...save, body: tooLong },
      { ...save, title: tooLong },
      { ...save, baseVersion: 0 },
      { ...save, baseVersion: MAX_VERSION + 1 },
      { ...save, baseVersion: 1.5 },
      { ...save, saveId: 'mine' },
      { ...save, writerId: undefined },
      { ...save, purpose: 'publish' },
    ]);
    expectLimits(saveForm, { ...save, intent: 'finish', storyId: id, baseVersion: '7' }, [
      { ...save, intent: 'time-up', storyId: id },
      { ...save, intent: 'save', storyId: id, baseVersion: '0' },
    ]);
  });

  it('is read when a newer server says more', () => {
    const saved = { status: 'saved', version: 2, gameMsLeft: 0 };
    expect(saveAnswer.parse({ ...saved, mood: 'good' })).toEqual(saved);
  });
});
