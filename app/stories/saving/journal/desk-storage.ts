import { type BrowserStorage, browserStorage } from '~/platform/storage/browser-storage';
import { type CrashJournal, createCrashJournal, type WriteLog } from './crash-journal';
import { indexedLog } from './indexed-log';

/** A browser whose database does not answer keeps no desk from opening for longer than this, in ms. */
const PATIENCE_MS = 1_000;

let log: WriteLog | undefined;
let journal: CrashJournal | undefined;
let recovering: Promise<void> | undefined;
let recovered = false;

/** The storage for words that are being written, which outlive a browser that is killed; undefined where it is forbidden. */
export function deskStorage(): BrowserStorage | undefined {
  const storage = browserStorage();
  try {
    return storage && journalOf(storage).open();
  } catch {
    return storage;
  }
}

/**
 * Brings back what a killed browser had not written of the words.
 * @returns when that is done; undefined when it has been done on this page, so that a desk can go on at once.
 */
export function recoverWords(): Promise<void> | undefined {
  if (recovered) return recovering;
  recovered = true;
  const storage = browserStorage();
  if (!storage) return undefined;
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, PATIENCE_MS);
  const done = journalOf(storage).recover();
  recovering = Promise.race([done, patience])
    .catch(() => undefined)
    .finally(() => {
      recovering = undefined;
    });
  return recovering;
}

/** Drops the second copies of words, once they are sealed. */
export function dropJournal(): void {
  log ??= indexedLog();
  log.clear();
}

function journalOf(storage: BrowserStorage): CrashJournal {
  if (journal) return journal;
  log ??= indexedLog();
  journal = createCrashJournal(storage, log);
  return journal;
}
