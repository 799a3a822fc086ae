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
        let disk = diskCopy(storage);
        for (const [index, { key, text }] of writes.entries()) {
          if (text === null) journaled.removeItem(key);
          else journaled.setItem(key, text);
          if (index === moment % writes.length) disk = diskCopy(storage);
        }
        const journal = createCrashJournal(disk, log);
        expect(journal.isOpen()).toBe(true);
        await journal.recover();
        expect(words(disk)).toEqual(words(storage));
      }),
    );
  });

  it('is closed and emptied where pages end by themselves', async () => {
    const storage = memoryStorage();
    const log = memoryLog();
    const journal = createCrashJournal(storage, log);
    journal.open().setItem('a', 'Old words');
    journal.close();
    expect(journal.isOpen()).toBe(false);
    storage.removeItem('a');
    createCrashJournal(storage, log).open().setItem('b', 'New words');
    expect([...log.noted.keys()]).toEqual(['b']);
    await journal.recover();
    expect(words(storage)).toEqual({ b: 'New words' });
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

  it('brings nothing back to a storage that was cleared', () => {
    const storage = memoryStorage();
    const journal = createCrashJournal(storage, memoryLog());
    journal.open().setItem('a', 'Cleared');
    storage.entries.clear();
    expect(journal.isOpen()).toBe(false);
  });
});
