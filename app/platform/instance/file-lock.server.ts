import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for a file that another connection has locked; extended codes have it in their low byte. */
const BUSY = 5;
/** Two that ask at the same instant wait for each other no longer than this, in ms, until one of them has it. */
const CONTENTION_MS = 500;

/** Locks that are held: one that nobody refers to any more would be collected, and the kernel would release it. */
const held = new Set<DatabaseSync>();

export interface FileLock {
  release(): void;
}

/**
 * Locks a file, which is made if need be and stays empty, until the lock is released or the process ends, however
 * that happens: the kernel keeps the lock (fcntl), also from processes in other containers that share the folder.
 * Nobody else in this process may open the file, for closing it would release the lock.
 * @returns undefined while another has it.
 * @throws what SQLite says when the file cannot be opened or locked.
 * @see docs/decisions/0001-one-database-engine.md
 */
export function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path, { timeout: CONTENTION_MS });
  try {
    // Nothing is ever written, and a journal in memory leaves nothing on the disk that could be taken for a broken one.
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
