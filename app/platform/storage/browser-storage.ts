/** What is asked of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** For all tabs and for good, or for one tab as long as it is open. */
export type StorageKind = 'local' | 'session';

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(kind: StorageKind = 'local'): BrowserStorage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The keys that begin so. @throws what a storage throws that is closed to the page. */
export function keysWith(storage: BrowserStorage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** A text under one key of the browser's storage. Nothing throws where storage is forbidden, full or broken. */
export interface StoredItem {
  read(): string | undefined;
  /** @returns whether it is stored. */
  write(text: string): boolean;
  remove(): void;
}

/** @param key stays the same for good: browsers have it. @param storage looked up each time. */
export function storedItem(key: string, storage: () => BrowserStorage | undefined = browserStorage): StoredItem {
  return {
    read() {
      try {
        return storage()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        const into = storage();
        into?.setItem(key, text);
        return into !== undefined;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage()?.removeItem(key);
      } catch {
        // Where nothing can be stored there is nothing to remove.
      }
    },
  };
}
