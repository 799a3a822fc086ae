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
  clear(): void;
}

/**
 * Makes up for what a browser that is killed had not yet written of its storage: each write is noted in a log too, and
 * those that are missing are made again.
 */
export interface CrashJournal {
  /** Whether a page stopped without closing the journal, or another tab has it open. */
  isOpen(): boolean;
  /** Makes the missing writes again. */
  recover(): Promise<void>;
  /** The storage, with its writes noted from now on. */
  open(): BrowserStorage;
  /** Nothing more will be written by this page. */
  close(): void;
}

/** The number of the last write; with `CLOSED` behind it, the page that made it has ended. */
const TURN = 'quillarena:turn';
const CLOSED = ' closed';

/** @see docs/decisions/0012-saving-words.md */
export function createCrashJournal(storage: BrowserStorage, log: WriteLog): CrashJournal {
  const turnOf = () => Number.parseInt(storage.getItem(TURN) ?? '', 10) || 0;
  const isOpen = () => /^\d+$/.test(storage.getItem(TURN) ?? '');

  function note(key: string, text: string | null): void {
    const turn = turnOf() + 1;
    storage.setItem(TURN, String(turn));
    log.note({ key, text, turn });
  }

  return {
    isOpen,
    async recover() {
      const known = turnOf();
      const missing = (await log.all()).filter(({ turn }) => turn > known).sort((one, other) => one.turn - other.turn);
      // Another tab may have made them again meanwhile, and gone on.
      if (turnOf() !== known) return;
      for (const { key, text, turn } of missing) {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        storage.setItem(TURN, String(turn));
      }
    },
    open() {
      if (!isOpen()) log.clear();
      storage.setItem(TURN, String(turnOf()));
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
    close() {
      if (isOpen()) storage.setItem(TURN, turnOf() + CLOSED);
    },
  };
}
