import { LRUCache } from 'lru-cache';

/** A page as it was rendered for visitors, ready to be sent again. */
export interface KeptPage {
  etag: string;
  /** What the page's own inline scripts are allowed by. */
  policy: string;
  bytes: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** What a page shows, by name: `story:{id}`, `author:{id}`, `stories`, `boards`. A change of any of them drops it. */
export type PageTag = string;

/** Pages for visitors, held by bytes, oldest use first to go. */
export interface PageCache {
  /** The page kept for an address (path and query as sent); undefined while changes cannot be heard. */
  get(address: string): KeptPage | undefined;
  /** Now, as `put` wants it: taken before a page is read from the database. */
  mark(): number;
  /** Keeps a page, unless something that it shows has changed since `mark`. */
  put(address: string, page: KeptPage, tags: readonly PageTag[], mark: number): void;
  /** Something has changed: the pages that show it are gone. */
  drop(tag: PageTag): void;
  /** Everything may have changed. */
  clear(): void;
  /** Whether changes are heard: without that nothing is kept and nothing given. */
  hearing(heard: boolean): void;
}

/** Above this many remembered changes they are taken together for one of everything. */
const MAX_REMEMBERED_CHANGES = 10_000;

/** @param maxBytes room for all pages together, in bytes. @see docs/decisions/0037-page-cache.md */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const pages = new LRUCache<string, { page: KeptPage; tags: readonly PageTag[] }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) =>
      page.bytes.identity.length + page.bytes.gzip.length + page.bytes.br.length + page.policy.length + address.length,
    dispose: ({ tags }, address) => forgetTags(address, tags),
  });
  const addresses = new Map<PageTag, Set<string>>();
  const changedAt = new Map<PageTag, number>();
  let everythingChangedAt = 0;
  let changes = 0;
  let heard = false;

  function forgetTags(address: string, tags: readonly PageTag[]): void {
    for (const tag of tags) {
      const tagged = addresses.get(tag);
      tagged?.delete(address);
      if (tagged?.size === 0) addresses.delete(tag);
    }
  }

  function clear(): void {
    changes += 1;
    everythingChangedAt = changes;
    changedAt.clear();
    pages.clear();
  }

  return {
    get: (address) => (heard ? pages.get(address)?.page : undefined),
    mark: () => changes,
    put(address, page, tags, mark) {
      if (!heard || everythingChangedAt > mark || tags.some((tag) => (changedAt.get(tag) ?? 0) > mark)) return;
      pages.set(address, { page, tags });
      // A page that is too large on its own was not taken.
      if (!pages.has(address)) return;
      for (const tag of tags) addresses.set(tag, (addresses.get(tag) ?? new Set()).add(address));
    },
    drop(tag) {
      if (changedAt.size >= MAX_REMEMBERED_CHANGES) return clear();
      changes += 1;
      changedAt.set(tag, changes);
      for (const address of [...(addresses.get(tag) ?? [])]) pages.delete(address);
    },
    clear,
    hearing(now) {
      if (heard !== now) clear();
      heard = now;
    },
  };
}
