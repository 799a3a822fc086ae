import type { NotedWrite, WriteLog } from './crash-journal';

const DATABASE = 'quillarena';
const WRITES = 'writes';

/** A log in IndexedDB, whose transactions a browser hands to the system at once. */
export function indexedLog(): WriteLog {
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase();
    const transaction = (await opened).transaction(WRITES, mode, { durability: 'relaxed' });
    return transaction.objectStore(WRITES);
  };
  // Where it cannot be written, the storage itself still has the words.
  const write = (change: (writes: IDBObjectStore) => void) =>
    void store('readwrite')
      .then(change)
      .catch(() => undefined);
  return {
    note: (noted) => write((writes) => writes.put(noted)),
    all: async () => answer<NotedWrite[]>((await store('readonly')).getAll()),
    clear: () => write((writes) => writes.clear()),
  };
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
