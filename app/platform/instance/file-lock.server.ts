import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for a file that another connection has locked; extended codes have it in their low byte. */
const BUSY = 5;
/** How long two simultaneous attempts wait for each other, in ms. */
const CONTENTION_MS = 500;

/** Held locks: an unreferenced one would be garbage-collected and released. */
const held = new Set<DatabaseSync>();

export interface FileLock {
  release(): void;
}

/**
 * Locks a file, which is created if necessary and stays empty, until the lock is released or the process ends in any
 * way: the kernel keeps the lock (fcntl), also against processes in other containers that share the folder.
 * Nothing else in this process may open the file, because closing it would release the lock.
 * @returns undefined while another process has it.
 * @throws SQLite's error if the file cannot be opened or locked.
 * @see docs/decisions/0001-one-database-engine.md
 */
export function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path, { timeout: CONTENTION_MS });
  try {
    // Nothing is ever written, and a journal in memory leaves no file that could look like a broken journal.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(database);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
