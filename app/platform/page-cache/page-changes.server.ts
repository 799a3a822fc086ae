import type { OpenDatabase } from '../database/database.server';
import type { HearsChanges } from './tagged-cache';

/** Triggers of the database name here, once a change is committed, what has changed. */
const CHANNEL = 'page_changed';
/** Named when everything may have changed. */
const EVERYTHING = 'all';

/**
 * Drops kept pages, and what else is kept for visitors, as the database tells of changes, whichever process made them.
 * @returns a function that stops listening.
 */
export function dropChangedPages(database: Pick<OpenDatabase, 'listen'>, caches: readonly HearsChanges[]): Promise<() => Promise<void>> {
  const each = (change: (cache: HearsChanges) => void) => caches.forEach(change);
  return database.listen(CHANNEL, {
    onMessage: (tag) => each((cache) => (tag === EVERYTHING ? cache.clear() : cache.drop(tag))),
    onLink: (up) => each((cache) => cache.hearing(up)),
  });
}
