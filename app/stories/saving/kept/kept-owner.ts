import { READ_CACHE, TEXTS_CACHE } from '~/platform/offline/device-caches';
import { type StoredItem, storedItem } from '~/platform/storage/browser-storage';

/** Whose texts this device keeps; undefined for nobody's. All tabs know it at once. */
export const keptOwner: StoredItem = storedItem('quillarena:writer');

/** The browser's caches; undefined where they are forbidden, and without https. */
export function deviceCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}

interface Device {
  owner?: StoredItem;
  /** undefined where the browser has no caches. */
  caches?: Pick<CacheStorage, 'delete'> | undefined;
}

let last: Promise<void> = Promise.resolve();

/**
 * Removes the texts and the pages of anybody else from this device. Call it with the person a page was sent to; undefined for a visitor.
 * Calls of one page take effect one after the other.
 * @see docs/security.md
 */
export function keepOnlyFor(writerId: string | undefined, { owner = keptOwner, caches = deviceCaches() }: Device = {}): Promise<void> {
  last = last.then(async () => {
    if (owner.read() === writerId) return;
    // First of all nobody's: another tab that saves at this moment must no longer keep its words.
    owner.remove();
    for (const cache of [TEXTS_CACHE, READ_CACHE]) await caches?.delete(cache).catch(() => undefined);
    if (writerId !== undefined) owner.write(writerId);
  });
  return last;
}
