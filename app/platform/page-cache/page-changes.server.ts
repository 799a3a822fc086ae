import type { Bus } from '../bus/bus.server';
import type { InvalidatedCache } from './tagged-cache';

/** Triggers of the database name here, once a change is committed, what has changed. */
const CHANNEL = 'page_changed';
/** Named when everything may have changed. */
const EVERYTHING = 'all';

/**
 * Drops cached values as the database names changes, whichever process made them.
 * Call before the bus starts.
 */
export function dropChangedPages(bus: Pick<Bus, 'onTrigger'>, caches: readonly InvalidatedCache[]): void {
  const each = (change: (cache: InvalidatedCache) => void) => caches.forEach(change);
  bus.onTrigger(CHANNEL, {
    dispatch: (tag) => each((cache) => (tag === EVERYTHING ? cache.clear() : cache.drop(tag))),
    onLink: (up) => each((cache) => cache.listening(up)),
  });
}
