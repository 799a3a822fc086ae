import type { BrowserStorage } from '../storage/browser-storage';

/** A storage like a browser's. @param maxCharacters maximum length of a value. */
export function memoryStorage(maxCharacters = Number.POSITIVE_INFINITY): BrowserStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (value.length > maxCharacters) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}
