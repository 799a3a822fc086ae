import { LRUCache } from 'lru-cache';

/** What a kept value shows, by name: `story:{id}`, `author:{id}`, `stories`, `boards`. A change of any of them drops it. */
export type PageTag = string;

/** What hears of changes, as the database tells them. */
export interface HearsChanges {
  /** Something has changed: what shows it is gone. */
  drop(tag: PageTag): void;
  /** Everything may have changed. */
  clear(): void;
  /** Whether changes are heard: without that nothing is kept and nothing given. */
  hearing(heard: boolean): void;
}

/** Values that everybody may have, held by bytes, oldest use first to go. */
export interface TaggedCache<Value> extends HearsChanges {
  /** The value kept under a key; undefined while changes cannot be heard. */
  get(key: string): Value | undefined;
  /** Now, as `put` wants it: taken before a value is read from the database. */
  mark(): number;
  /** Keeps a value, unless something that it shows has changed since `mark`. */
  put(key: string, value: Value, tags: readonly PageTag[], mark: number): void;
}

export interface TaggedCacheOptions<Value> {
  /** Room for all values together, in bytes. */
  maxBytes: number;
  bytesOf(value: Value): number;
}

/** Above this many remembered changes they are taken together for one of everything. */
const MAX_REMEMBERED_CHANGES = 10_000;

/** @see docs/decisions/0037-page-cache.md */
export function createTaggedCache<Value>({ maxBytes, bytesOf }: TaggedCacheOptions<Value>): TaggedCache<Value> {
  const kept = new LRUCache<string, { value: Value; tags: readonly PageTag[] }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => bytesOf(value) + key.length,
    dispose: ({ tags }, key) => forgetTags(key, tags),
  });
  const keys = new Map<PageTag, Set<string>>();
  const changedAt = new Map<PageTag, number>();
  let everythingChangedAt = 0;
  let changes = 0;
  let heard = false;

  function forgetTags(key: string, tags: readonly PageTag[]): void {
    for (const tag of tags) {
      const tagged = keys.get(tag);
      tagged?.delete(key);
      if (tagged?.size === 0) keys.delete(tag);
    }
  }

  function clear(): void {
    changes += 1;
    everythingChangedAt = changes;
    changedAt.clear();
    kept.clear();
  }

  return {
    get: (key) => (heard ? kept.get(key)?.value : undefined),
    mark: () => changes,
    put(key, value, tags, mark) {
      if (!heard || everythingChangedAt > mark || tags.some((tag) => (changedAt.get(tag) ?? 0) > mark)) return;
      kept.set(key, { value, tags });
      // One that is too large on its own was not taken.
      if (!kept.has(key)) return;
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    drop(tag) {
      if (changedAt.size >= MAX_REMEMBERED_CHANGES) return clear();
      changes += 1;
      changedAt.set(tag, changes);
      for (const key of [...(keys.get(tag) ?? [])]) kept.delete(key);
    },
    clear,
    hearing(now) {
      if (heard !== now) clear();
      heard = now;
    },
  };
}

/**
 * Reads something that everybody may know, once until it changes.
 * @param read undefined when there is no such thing, which is not kept.
 */
export async function remembered<Value>(
  cache: TaggedCache<Value>,
  key: string,
  read: () => Promise<Value | undefined>,
  tagsOf: (value: Value) => readonly PageTag[],
): Promise<Value | undefined> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const mark = cache.mark();
  const value = await read();
  if (value !== undefined) cache.put(key, value, tagsOf(value), mark);
  return value;
}
