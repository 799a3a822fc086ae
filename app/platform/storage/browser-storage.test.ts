import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { type BrowserStorage, storedItem } from './browser-storage';

describe('a text in the browser’s storage', () => {
  it('is read until it is removed', () => {
    const storage = memoryStorage();
    const item = storedItem('key', () => storage);
    expect(item.read()).toBeUndefined();
    expect(item.write('text')).toBe(true);
    expect([...storage.entries]).toEqual([['key', 'text']]);
    expect(item.read()).toBe('text');
    item.remove();
    expect(item.read()).toBeUndefined();
  });

  it('is not stored where storage is full, and the one before stays', () => {
    const storage = memoryStorage(4);
    const item = storedItem('key', () => storage);
    item.write('text');
    expect(item.write('a longer text')).toBe(false);
    expect(item.read()).toBe('text');
  });

  it.each<[string, () => BrowserStorage | undefined]>([
    ['there is no storage', () => undefined],
    [
      'storage is broken',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('is never there, and does no harm, where %s', (_where, storage) => {
    const item = storedItem('key', storage);
    expect(item.write('text')).toBe(false);
    expect(item.read()).toBeUndefined();
    expect(item.remove).not.toThrow();
  });
});
