import { describe, expect, it } from 'vitest';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { createWordsStore } from './words-store';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('words of a piece, kept on a device', () => {
  it('are found again by their writer in their room, and by nobody else', () => {
    const storage = memoryStorage();
    const store = (playerId: string, roomId: string) => createWordsStore(storage, { playerId, roomId }, () => 1);
    store('ann', 'loom').write({ words: 'Once upon', piece: 3 });
    expect(store('ann', 'loom').read()).toMatchObject({ words: 'Once upon', piece: 3 });
    expect(store('bob', 'loom').read()).toBeUndefined();
    expect(store('ann', 'other').read()).toBeUndefined();
  });

  it('are found again that a page before stored for a turn or a round', () => {
    const storage = memoryStorage();
    storage.setItem('quillarena:weave:ann:loom', JSON.stringify({ words: 'Once upon', turn: 3, at: 1 }));
    expect(createWordsStore(storage, { playerId: 'ann', roomId: 'loom' }, () => 1).read()).toEqual({ words: 'Once upon', piece: 3 });
  });

  it('are forgotten once the box is empty', () => {
    const storage = memoryStorage();
    const store = createWordsStore(storage, { playerId: 'ann', roomId: 'loom' }, () => 1);
    store.write({ words: 'Once upon', piece: undefined });
    store.write({ words: '', piece: undefined });
    expect(storage.entries.size).toBe(0);
  });

  it('are removed a month after the last change', () => {
    const storage = memoryStorage();
    createWordsStore(storage, { playerId: 'ann', roomId: 'old' }, () => 0).write({ words: 'Once', piece: 1 });
    createWordsStore(storage, { playerId: 'ann', roomId: 'young' }, () => DAY_MS).write({ words: 'Twice', piece: 1 });
    createWordsStore(storage, { playerId: 'bob', roomId: 'new' }, () => 30.5 * DAY_MS).read();
    expect([...storage.entries.keys()]).toEqual(['quillarena:weave:ann:young']);
  });

  it('are said not to outlive the page where the storage is full or forbidden', () => {
    const owner = { playerId: 'ann', roomId: 'loom' };
    expect(createWordsStore(memoryStorage(5), owner, () => 1).write({ words: 'Once', piece: 1 })).toBe(false);
    expect(createWordsStore(undefined, owner, () => 1).write({ words: 'Once', piece: 1 })).toBe(false);
  });
});
