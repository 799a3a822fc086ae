import { randomId } from '~/platform/ids/random-id';
import type { SealPair } from '~/platform/sealing/seal-pair.contract';
import { openText, sealText } from '~/platform/sealing/sealed-text';
import { type BrowserStorage, keysWith } from '~/platform/storage/browser-storage';

const OWN = 'quillarena:';
const SEALED = `${OWN}sealed:`;
/** What a device keeps for a person besides unsent words: those that are sealed, and how far they have read. */
const OTHERS = ['sealed', 'place'];

/** The public keys of the writers who used this device, by their ids. */
export type Seals = Record<string, string>;

/** Whether this device has words that wait sealed for a writer. */
export function hasSealedWords(storage: BrowserStorage, writerId: string): boolean {
  return keysWith(storage, `${SEALED}${writerId}:`).length > 0;
}

/**
 * Seals the unsent words of every writer but one, which stand under `quillarena:{kind}:{writer's id}:{which}`. Words that change meanwhile, or for whose sealed copy there is no room,
 * stay as they are until the next time.
 * @param viewerId who is signed in; undefined for nobody.
 * @returns whether there were any.
 */
export async function sealWords(storage: BrowserStorage, seals: Seals, viewerId: string | undefined): Promise<boolean> {
  let sealedAny = false;
  for (const [writerId, seal] of Object.entries(seals)) {
    if (writerId === viewerId) continue;
    for (const key of keysWith(storage, OWN)) {
      const [, kind = '', whose, ...which] = key.split(':');
      const words = whose === writerId && !OTHERS.includes(kind) ? storage.getItem(key) : null;
      if (words === null) continue;
      const sealed = await sealText(seal, words);
      if (storage.getItem(key) !== words) continue;
      storage.setItem([`${SEALED}${writerId}`, kind, ...which, randomId()].join(':'), sealed);
      storage.removeItem(key);
      sealedAny = true;
    }
  }
  return sealedAny;
}

/** Brings a writer's sealed words back to where they were; those that cannot be opened stay sealed. */
export async function openWords(storage: BrowserStorage, writerId: string, pair: SealPair): Promise<void> {
  const own = `${SEALED}${writerId}:`;
  for (const key of keysWith(storage, own)) {
    const sealed = storage.getItem(key);
    const words = sealed === null ? undefined : await openText(pair, sealed).catch(() => undefined);
    if (words === undefined) continue;
    const [kind = '', ...which] = key.slice(own.length).split(':');
    const copy = which.pop() ?? '';
    const place = ['quillarena', kind, writerId, ...which].join(':');
    // Beside words that were typed there since.
    storage.setItem(storage.getItem(place) === null ? place : `${place}:${copy}`, words);
    storage.removeItem(key);
  }
}
