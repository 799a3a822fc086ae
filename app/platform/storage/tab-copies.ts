import type { BrowserStorage } from './browser-storage';

/** One tab's copy of what several tabs may be writing. */
export interface TabCopies {
  /** Stores this tab's copy. @returns whether it outlives the page. */
  keep(text: string): boolean;
  /** Removes this tab's copy and the one it continues. */
  forget(): void;
  /** Continues the copy under this key, which an earlier page left: this tab now replaces and removes it. */
  adopt(key: string): void;
}

interface TabCopiesOptions {
  /** The key that all tabs share; the others' copies are under `{key}:{page}`. */
  key: string;
  /** Distinguishes this tab from others. */
  pageId: string;
  /** The page that wrote a copy; undefined when the copy is unreadable. */
  pageOf(text: string): string | undefined;
}

/**
 * Stores what one tab writes. Tabs share a key; a tab that finds another's copy there moves it to a separate key before it
 * writes, so no tab overwrites another.
 * @param storage undefined when the browser has none: then nothing outlives the page.
 * @see docs/decisions/0012-saving-words.md
 */
export function createTabCopies(storage: BrowserStorage | undefined, { key, pageId, pageOf }: TabCopiesOptions): TabCopies {
  const displacedKey = (page: string) => `${key}:${page}`;
  let written: string | null = null;
  let adopted: string | undefined;

  function makeRoom(into: BrowserStorage): void {
    const there = into.getItem(key);
    if (there === null || there === written) return;
    const page = pageOf(there);
    if (page !== undefined && page !== pageId) into.setItem(displacedKey(page), there);
  }

  return {
    keep(text) {
      if (!storage) return false;
      try {
        makeRoom(storage);
        storage.setItem(key, text);
        // Another page may have moved this page's older copy there.
        if (written !== null) storage.removeItem(displacedKey(pageId));
        written = text;
        return true;
      } catch {
        return false;
      }
    },
    forget() {
      try {
        if (written !== null && storage?.getItem(key) === written) storage.removeItem(key);
        storage?.removeItem(displacedKey(pageId));
        if (adopted !== undefined) storage?.removeItem(adopted);
      } catch {
        // An extra copy does no harm: it is compared with what the server has when it is found.
      }
      written = null;
      adopted = undefined;
    },
    adopt(from) {
      if (from === key) written = storage?.getItem(key) ?? null;
      else adopted = from;
    },
  };
}
