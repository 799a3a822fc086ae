import { z } from 'zod/mini';
import { DAY_MS } from '~/platform/clock/durations';
import { type BrowserStorage, keysWith } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import type { StoredBox } from './words-box';

const PREFIX = 'quillarena:weave:';
/** How long words stay that nobody comes back for, in ms. */
const EXPIRY_MS = 30 * DAY_MS;

/** `turn`: the piece that they are for, of whatever kind. `at`: when they were stored, in ms since 1970. */
const storedWords = z.object({ words: z.string(), turn: z.optional(z.number()), at: z.number() });

/** Words of one person for one room, stored on this device until the story has them. */
export interface WordsStore {
  read(): StoredBox | undefined;
  /** Stores the box as it is; an empty one is removed. @returns whether its words outlive this page. */
  write(box: StoredBox): boolean;
}

/**
 * @param storage undefined where the browser has none: then nothing outlives the page.
 * @param now the device's time, in ms.
 */
export function createWordsStore(
  storage: BrowserStorage | undefined,
  owner: { playerId: string; roomId: string },
  now: () => number,
): WordsStore {
  const key = `${PREFIX}${owner.playerId}:${owner.roomId}`;
  return {
    read() {
      try {
        if (storage) removeExpired(storage, now());
        const stored = storedJson(storedWords, storage?.getItem(key));
        return stored && { words: stored.words, piece: stored.turn };
      } catch {
        return undefined;
      }
    },
    write({ words, piece }) {
      if (!storage) return words === '';
      try {
        if (words === '') storage.removeItem(key);
        else storage.setItem(key, JSON.stringify({ words, ...(piece !== undefined && { turn: piece }), at: now() }));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function removeExpired(storage: BrowserStorage, now: number): void {
  for (const key of keysWith(storage, PREFIX)) {
    if ((storedJson(storedWords, storage.getItem(key))?.at ?? 0) < now - EXPIRY_MS) storage.removeItem(key);
  }
}
