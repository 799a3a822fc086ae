import { LRUCache } from 'lru-cache';
import type { CacheOfReads } from '../database/database.server';
import type { CacheObserver } from '../log/metrics.server';

/** What a cached value shows: `story:{id}`, `author:{id}`, `stories`, `boards`, `daily`. A change of any of them drops it. */
export type CacheTag = string;

/** A cache that change notifications keep true, whichever server its values are read from. */
export interface InvalidatedCache extends CacheOfReads {
  /** Something has changed: drops what shows it. */
  drop(tag: CacheTag): void;
  /** Everything may have changed. */
  clear(): void;
  /** Whether notifications arrive: while they do not, nothing is cached, and what is cached is used for `unheardMs` at most. */
  listening(isListening: boolean): void;
}

/** Values that are the same for everybody, bounded by bytes; the least recently used goes first. */
export interface TaggedCache<Value> extends InvalidatedCache {
  /** The value cached under a key; undefined once notifications have not arrived for `unheardMs`. */
  get(key: string): Value | undefined;
  /** The version of the data that reads see from now on, for `put`: taken before a value is read. */
  version(): number;
  /** Caches a value, unless something that it shows has changed since `version`. @param until when it stops being true by itself. */
  put(key: string, value: Value, tags: readonly CacheTag[], version: number, until?: Date): void;
}

export interface TaggedCacheOptions<Value> {
  /** Room for all values together, in bytes. */
  maxBytes: number;
  bytesOf(value: Value): number;
  /** How long values are still used after notifications have stopped arriving, in ms; by default not at all. */
  unheardMs?: number;
  observer?: CacheObserver | undefined;
  /** The time, in ms since 1970; by default the system's. */
  now?(): number;
}

/** Above this many remembered changes they are taken together for one of everything. */
const MAX_REMEMBERED_CHANGES = 10_000;

/** @see docs/decisions/0037-page-cache.md */
export function createTaggedCache<Value>({
  maxBytes,
  bytesOf,
  unheardMs = 0,
  observer,
  now = Date.now,
}: TaggedCacheOptions<Value>): TaggedCache<Value> {
  const cached = new LRUCache<string, { value: Value; tags: readonly CacheTag[]; until: Date | undefined }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => bytesOf(value) + key.length,
    dispose: ({ tags }, key) => forgetTags(key, tags),
  });
  const keys = new Map<CacheTag, Set<string>>();
  const changedAt = new Map<CacheTag, number>();
  let everythingChangedAt = 0;
  let changes = 0;
  let isListening = false;
  let usableUntil = 0;
  /** The version that a standby is known to hold, while it is read. */
  let onStandby: number | undefined;

  function forgetTags(key: string, tags: readonly CacheTag[]): void {
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
    cached.clear();
    observer?.holds(0);
  }

  return {
    get(key) {
      const found = isListening || now() < usableUntil ? cached.get(key) : undefined;
      const isTrue = found !== undefined && !(found.until && found.until.getTime() <= now());
      observer?.looked(isTrue);
      return isTrue ? found.value : undefined;
    },
    version: () => onStandby ?? changes,
    put(key, value, tags, version, until) {
      if (!isListening || everythingChangedAt > version || tags.some((tag) => (changedAt.get(tag) ?? 0) > version)) return;
      cached.set(key, { value, tags, until });
      // One that is too large on its own was not taken.
      if (!cached.has(key)) return;
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
      observer?.holds(cached.calculatedSize);
    },
    drop(tag) {
      if (changedAt.size >= MAX_REMEMBERED_CHANGES) return clear();
      changes += 1;
      changedAt.set(tag, changes);
      for (const key of [...(keys.get(tag) ?? [])]) cached.delete(key);
      observer?.holds(cached.calculatedSize);
    },
    clear,
    beginLook() {
      const version = changes;
      return () => {
        if (onStandby === undefined) {
          // What is being read by now may be read from the standby after all.
          changes += 1;
          everythingChangedAt = changes;
        }
        onStandby = version;
      };
    },
    readsPrimary() {
      onStandby = undefined;
    },
    listening(isNow) {
      if (isListening && !isNow) usableUntil = now() + unheardMs;
      // What changed meanwhile was not heard of.
      if (isNow && !isListening) clear();
      isListening = isNow;
    },
  };
}

/**
 * Reads a value that is the same for everybody, once until it changes.
 * @param read undefined when there is no such thing, which is not cached.
 */
export async function readThrough<Value>(
  cache: TaggedCache<Value>,
  key: string,
  read: () => Promise<Value | undefined>,
  tagsOf: (value: Value) => readonly CacheTag[],
): Promise<Value | undefined> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const version = cache.version();
  const value = await read();
  if (value !== undefined) cache.put(key, value, tagsOf(value), version);
  return value;
}
