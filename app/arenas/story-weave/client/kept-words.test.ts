import { describe, expect, it } from 'vitest';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { createWordsKeeper } from './kept-words';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('words of a turn, kept on a device', () => {
  it('are found again by their writer in their room, and by nobody else', () => {
    const storage = memoryStorage();
    const keeper = (playerId: string, roomId: string) => createWordsKeeper(storage, { playerId, roomId }, () => 1);
    keeper('ann', 'loom').keep({ words: 'Once upon', turn: 3 });
    expect(keeper('ann', 'loom').find()).toMatchObject({ words: 'Once upon', turn: 3 });
    expect(keeper('bob', 'loom').find()).toBeUndefined();
    expect(keeper('ann', 'other').find()).toBeUndefined();
  });

  it('are forgotten once the box is empty', () => {
    const storage = memoryStorage();
    const keeper = createWordsKeeper(storage, { playerId: 'ann', roomId: 'loom' }, () => 1);
    keeper.keep({ words: 'Once upon', turn: undefined });
    keeper.keep({ words: '', turn: undefined });
    expect(storage.entries.size).toBe(0);
  });

  it('are removed a month after the last change', () => {
    const storage = memoryStorage();
    createWordsKeeper(storage, { playerId: 'ann', roomId: 'old' }, () => 0).keep({ words: 'Once', turn: 1 });
    createWordsKeeper(storage, { playerId: 'ann', roomId: 'young' }, () => DAY_MS).keep({ words: 'Twice', turn: 1 });
    createWordsKeeper(storage, { playerId: 'bob', roomId: 'new' }, () => 30.5 * DAY_MS).find();
    expect([...storage.entries.keys()]).toEqual(['quillarena:weave:ann:young']);
  });

  it('are said not to outlive the page where the storage is full or forbidden', () => {
    const owner = { playerId: 'ann', roomId: 'loom' };
    expect(createWordsKeeper(memoryStorage(5), owner, () => 1).keep({ words: 'Once', turn: 1 })).toBe(false);
    expect(createWordsKeeper(undefined, owner, () => 1).keep({ words: 'Once', turn: 1 })).toBe(false);
  });
});
