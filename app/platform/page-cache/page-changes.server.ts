import type { OpenDatabase } from '../database/database.server';
import type { PageCache } from './page-cache';

/** Triggers of the database name here, once a change is committed, what has changed. */
const CHANNEL = 'page_changed';
/** Named when everything may have changed. */
const EVERYTHING = 'all';

/**
 * Drops kept pages as the database tells of changes, whichever process made them.
 * @returns a function that stops listening.
 */
export function dropChangedPages(database: Pick<OpenDatabase, 'listen'>, cache: PageCache): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, {
    onMessage: (tag) => (tag === EVERYTHING ? cache.clear() : cache.drop(tag)),
    onLink: (up) => cache.hearing(up),
  });
}
