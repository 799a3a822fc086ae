import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { createCrashJournal, type NotedWrite, type WriteLog } from './crash-journal';

function memoryLog(): WriteLog & { noted: Map<string, NotedWrite> } {
  const noted = new Map<string, NotedWrite>();
  return {
    noted,
    note: (write) => void noted.set(write.key, write),
    all: async () => [...noted.values()],
    forget: (keys) => {
      for (const key of keys) noted.delete(key);
    },
    clear: () => noted.clear(),
  };
}

/** What a killed browser had written of a storage. */
function diskCopy(storage: ReturnType<typeof memoryStorage>) {
  const copy = memoryStorage();
  for (const [key, text] of storage.entries) copy.setItem(key, text);
  return copy;
}
const words = ({ entries }: ReturnType<typeof memoryStorage>) => Object.fromEntries([...entries].filter(([key]) => key.length === 1));

describe('the journal of a browser’s storage', () => {
  it('makes again what a killed browser had not written, whatever it was and whenever it was killed', async () => {
    const write = fc.record({ key: fc.constantFrom('a', 'b', 'c'), text: fc.option(fc.string()) });
    await fc.assert(
      fc.asyncProperty(fc.array(write), fc.nat(), async (writes, moment) => {
        const storage = memoryStorage();
        const log = memoryLog();
        const journaled = createCrashJournal(storage, log).open();
        // Also where it had written nothing at all.
        let disk = diskCopy(storage);
        for (const [index, { key, text }] of writes.entries()) {
          if (text === null) journaled.removeItem(key);
          else journaled.setItem(key, text);
          if (index === moment % writes.length) disk = diskCopy(storage);
        }
        await createCrashJournal(disk, log).recover();
        expect(words(disk)).toEqual(words(storage));
      }),
    );
  });

  it('brings back nothing that the storage has, and forgets it once it is surely written', async () => {
    const storage = memoryStorage();
    const log = memoryLog();
    const journaled = createCrashJournal(storage, log).open();
    journaled.setItem('a', 'Old words');
    journaled.removeItem('a');
    for (let count = 0; count <= 10_000; count += 1) journaled.setItem('b', String(count));
    await createCrashJournal(storage, log).recover();
    expect(words(storage)).toEqual({ b: '10000' });
    expect([...log.noted.keys()]).toEqual(['b']);
  });

  it('leaves alone what another tab recovered and went on with', async () => {
    const storage = memoryStorage();
    const log = memoryLog();
    createCrashJournal(storage, log).open();
    const disk = diskCopy(storage);
    createCrashJournal(storage, log).open().setItem('a', 'Lost');
    const late = createCrashJournal(disk, { ...log, all: () => afterOthers });
    const recovering = Promise.withResolvers<NotedWrite[]>();
    const afterOthers = recovering.promise;
    const waits = late.recover();
    const first = createCrashJournal(disk, log);
    await first.recover();
    first.open().setItem('a', 'Lost, and gone on');
    recovering.resolve([{ key: 'a', text: 'Lost', turn: 1 }]);
    await waits;
    expect(words(disk)).toEqual({ a: 'Lost, and gone on' });
  });
});
