import type { BrowserStorage } from '~/platform/storage/browser-storage';

/** A text that was stored under a key, or null for one that was removed. */
export interface NotedWrite {
  key: string;
  text: string | null;
  /** Writes are counted for good, on each device. */
  turn: number;
}

/** Where writes are noted: in a place that a killed browser keeps. Nothing throws. */
export interface WriteLog {
  /** Notes a key's last write in place of the one before. */
  note(write: NotedWrite): void;
  /** All that is noted; rejects where it cannot be read. */
  all(): Promise<NotedWrite[]>;
  /** Drops what is noted of these keys. */
  forget(keys: readonly string[]): void;
  clear(): void;
}

/**
 * Makes up for what a browser that is killed had not yet written of its storage: each write is noted in a log too, and
 * those that are missing are made again.
 */
export interface CrashJournal {
  /** Makes the missing writes again. */
  recover(): Promise<void>;
  /** The storage, with its writes noted from now on. */
  open(): BrowserStorage;
}

/** The number of the last write. */
const TURN = 'quillarena:turn';
/** A browser writes its storage once in so many writes, even one that puts it off for minutes while a writer types. */
const SURELY_WRITTEN = 10_000;

/** @see docs/decisions/0012-saving-words.md */
export function createCrashJournal(storage: BrowserStorage, log: WriteLog): CrashJournal {
  const turnOf = () => Number.parseInt(storage.getItem(TURN) ?? '', 10) || 0;

  function note(key: string, text: string | null): void {
    const turn = turnOf() + 1;
    storage.setItem(TURN, String(turn));
    log.note({ key, text, turn });
  }

  return {
    async recover() {
      const known = turnOf();
      const noted = await log.all();
      const missing = noted.filter(({ turn }) => turn > known).sort((one, other) => one.turn - other.turn);
      // Another tab may have made them again meanwhile, and gone on.
      if (turnOf() !== known) return;
      for (const { key, text, turn } of missing) {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        storage.setItem(TURN, String(turn));
      }
      log.forget(noted.filter(({ turn }) => turn < known - SURELY_WRITTEN).map(({ key }) => key));
    },
    open() {
      return {
        get length() {
          return storage.length;
        },
        key: (index) => storage.key(index),
        getItem: (key) => storage.getItem(key),
        setItem(key, text) {
          storage.setItem(key, text);
          note(key, text);
        },
        removeItem(key) {
          if (storage.getItem(key) === null) return;
          storage.removeItem(key);
          note(key, null);
        },
      };
    },
  };
}
