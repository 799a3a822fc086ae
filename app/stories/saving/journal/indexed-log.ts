import type { NotedWrite, WriteLog } from './crash-journal';

const DATABASE = 'quillarena';
const WRITES = 'writes';

/**
 * A log in IndexedDB. A write is on the disk when its transaction ends, which no keystroke waits for: while one is under way, the next
 * write of each key waits in place of those before it.
 */
export function indexedLog(): WriteLog {
  let opened: Promise<IDBDatabase> | undefined;
  const begin = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase();
    return (await opened).transaction(WRITES, mode, { durability: 'strict' });
  };

  let waiting = new Map<string, NotedWrite>();
  let gone = new Set<string>();
  let emptied = false;
  let writing = false;
  const writeWaiting = async () => {
    writing = true;
    while (emptied || gone.size > 0 || waiting.size > 0) {
      const [batch, dropped, clearsFirst] = [waiting, gone, emptied];
      waiting = new Map();
      gone = new Set();
      emptied = false;
      const transaction = await begin('readwrite');
      const writes = transaction.objectStore(WRITES);
      if (clearsFirst) writes.clear();
      for (const key of dropped) writes.delete(key);
      for (const noted of batch.values()) writes.put(noted);
      await ended(transaction);
    }
  };
  const write = () => {
    if (writing) return;
    // Where it cannot be written, the storage itself still has the words.
    void writeWaiting()
      .catch(() => undefined)
      .finally(() => {
        writing = false;
      });
  };

  return {
    note(noted) {
      waiting.set(noted.key, noted);
      write();
    },
    // A device on which nobody has written gets no database.
    all: async () => ((await hasDatabase()) ? answer<NotedWrite[]>((await begin('readonly')).objectStore(WRITES).getAll()) : []),
    forget: (keys) => {
      for (const key of keys) gone.add(key);
      if (keys.length > 0) write();
    },
    clear() {
      waiting.clear();
      emptied = true;
      write();
    },
  };
}

async function hasDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(WRITES, { keyPath: 'key' });
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

function ended(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
  return promise;
}
