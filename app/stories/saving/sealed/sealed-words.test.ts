import { describe, expect, it } from 'vitest';
import { createSealPairs } from '~/platform/sealing/seal-pairs.server';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { createDraftStore, findDrafts } from '../local-draft';
import { hasSealedWords, openWords, sealWords } from './sealed-words';

const pairOf = createSealPairs('a secret of some length for the test', 'words');
const seals = { ann: pairOf('ann').seal, bob: pairOf('bob').seal };
const draft = (body: string) => ({ title: 'T', body, baseVersion: 1, at: 1 });

function device(...words: [playerId: string, body: string][]) {
  const storage = memoryStorage();
  for (const [playerId, body] of words) createDraftStore(storage, { playerId, storyId: 'tale', pageId: 'page' }).keep(draft(body));
  return storage;
}
const bodies = (storage: ReturnType<typeof memoryStorage>, playerId: string) =>
  findDrafts(storage, playerId).map(({ draft: { body } }) => body);

describe('unsent words of a writer who is not signed in', () => {
  it('are sealed until their writer is back', async () => {
    const storage = device(['ann', 'Of Ann'], ['bob', 'Of Bob']);
    await sealWords(storage, seals, 'bob');
    expect([...storage.entries].join()).not.toContain('Of Ann');
    expect([bodies(storage, 'ann'), bodies(storage, 'bob')]).toEqual([[], ['Of Bob']]);
    expect([hasSealedWords(storage, 'ann'), hasSealedWords(storage, 'bob')]).toEqual([true, false]);
    await openWords(storage, 'ann', pairOf('bob'));
    expect(bodies(storage, 'ann')).toEqual([]);
    await openWords(storage, 'ann', pairOf('ann'));
    expect([bodies(storage, 'ann'), hasSealedWords(storage, 'ann')]).toEqual([['Of Ann'], false]);
  });

  it('are sealed whatever they are for', async () => {
    const storage = memoryStorage();
    for (const kind of ['draft', 'revision', 'duel', 'challenge', 'slow'] as const) {
      createDraftStore(storage, { playerId: 'ann', storyId: 'tale', pageId: 'page', kind }).keep(draft(`For a ${kind}`));
    }
    const before = [...storage.entries];
    await sealWords(storage, seals, undefined);
    expect([...storage.entries].join()).not.toContain('For a');
    await openWords(storage, 'ann', pairOf('ann'));
    expect(new Map(storage.entries)).toEqual(new Map(before));
  });

  it('come back beside words that were typed since, however often the device was signed out', async () => {
    const storage = device(['ann', 'First']);
    for (const body of ['Second', 'Third']) {
      await sealWords(storage, seals, undefined);
      createDraftStore(storage, { playerId: 'ann', storyId: 'tale', pageId: body }).keep(draft(body));
    }
    await openWords(storage, 'ann', pairOf('ann'));
    expect(bodies(storage, 'ann').sort()).toEqual(['First', 'Second', 'Third']);
  });

  it('stay as they are where there is no room, and where their writer never had a desk here', async () => {
    const full = memoryStorage(200);
    createDraftStore(full, { playerId: 'ann', storyId: 'tale', pageId: 'page' }).keep(draft('Once'));
    await expect(sealWords(full, seals, undefined)).rejects.toThrow();
    expect(bodies(full, 'ann')).toEqual(['Once']);
    const storage = device(['cleo', 'Of Cleo']);
    await sealWords(storage, seals, undefined);
    expect(bodies(storage, 'cleo')).toEqual(['Of Cleo']);
  });
});
