// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSealPairs } from '~/platform/sealing/seal-pairs.server';
import { createDraftStore } from '../local-draft';
import { bringBackWords, tendWords } from './words-of-writers';

const pair = createSealPairs('a secret of some length for the test', 'words')('ann');
const kept = () => JSON.stringify({ ...localStorage });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('words are sealed whose writer opened a desk while nobody answered', async () => {
  const answers = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('The database is away.', { status: 503 }))
    .mockResolvedValue(Response.json(pair));
  vi.stubGlobal('fetch', answers);
  void bringBackWords('ann');
  createDraftStore(localStorage, { playerId: 'ann', storyId: 'tale', pageId: 'page' }).keep({
    title: '',
    body: 'A secret.',
    baseVersion: 0,
    at: 1,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await tendWords(undefined);
  expect(kept()).not.toContain('A secret.');
  expect(kept()).toContain('quillarena:sealed:ann:');
});

it('the keys are not asked for again once the session is not the writer’s', async () => {
  const refuses = vi.fn(async () => new Response(null, { status: 401 }));
  vi.stubGlobal('fetch', refuses);
  void bringBackWords('ann');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refuses).toHaveBeenCalledTimes(1);
});
