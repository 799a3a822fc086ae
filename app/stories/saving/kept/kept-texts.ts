import { DAY_MS } from '~/platform/clock/durations';
import { TEXTS_CACHE } from '~/platform/offline/device-caches';
import type { StoredItem } from '~/platform/storage/browser-storage';
import { deviceCaches, keptOwner } from './kept-owner';
import { type KeptText, keptText } from './kept-text.contract';

/** How many texts a device keeps: those that were written last. */
export const MAX_KEPT_TEXTS = 10;
/** How long they are kept, in ms: a session that nobody uses ends after as long. */
export const KEPT_MS = 30 * DAY_MS;

/** The texts that a device keeps for when there is no network. They are its owner's; nobody else's are kept or read. */
export interface KeptTexts {
  /** Keeps a text, unless somebody else is signed in by now. */
  keep(text: KeptText): Promise<void>;
  forget(textId: string): Promise<void>;
  /** The owner's texts, those written last first. */
  all(now: number): Promise<KeptText[]>;
}

interface KeptTextsOptions {
  owner?: StoredItem;
  /** undefined where the browser has no caches: then nothing is kept. */
  caches?: Pick<CacheStorage, 'open'> | undefined;
}

const addressOf = (textId: string) => `/kept-texts/${textId}`;

/** Nothing throws where a browser's caches are forbidden, full or broken. */
export function createKeptTexts({ owner = keptOwner, caches = deviceCaches() }: KeptTextsOptions = {}): KeptTexts {
  async function entries(cache: Cache): Promise<KeptText[]> {
    const answers = await cache.matchAll();
    const texts = await Promise.all(answers.map(async (answer) => keptText.safeParse(await answer.json().catch(() => undefined)).data));
    return texts.flatMap((text) => text ?? []).sort((one, other) => other.at - one.at);
  }

  async function inCache<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
    try {
      return caches && (await work(await caches.open(TEXTS_CACHE)));
    } catch {
      return undefined;
    }
  }

  return {
    async keep(text) {
      await inCache(async (cache) => {
        if (owner.read() !== text.writerId) return;
        await cache.put(addressOf(text.textId), new Response(JSON.stringify(text)));
        // The writer signed out in another tab meanwhile.
        if (owner.read() !== text.writerId) await cache.delete(addressOf(text.textId));
        for (const old of (await entries(cache)).slice(MAX_KEPT_TEXTS)) await cache.delete(addressOf(old.textId));
      });
    },

    async forget(textId) {
      await inCache((cache) => cache.delete(addressOf(textId)));
    },

    async all(now) {
      const writerId = owner.read();
      const texts = (await inCache(entries)) ?? [];
      return texts.filter((text) => text.writerId === writerId && text.at > now - KEPT_MS);
    },
  };
}
