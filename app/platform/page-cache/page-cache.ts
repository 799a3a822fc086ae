import type { CacheObserver } from '../log/metrics.server';
import { LANGUAGE } from '../text/language';
import { createTaggedCache, type TaggedCache } from './tagged-cache';

/** How the bytes of a response may be encoded. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** A page as it was rendered for visitors, ready to be sent again. */
export interface CachedPage {
  /** All that do not depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  bytes: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** How long pages are sent after notifications of changes have stopped arriving, in ms: as long as a new primary may take to be there. */
const UNHEARD_MS = 60_000;

/** Pages for visitors by their {@link pageKey}. */
export type PageCache = TaggedCache<CachedPage>;

/** The key of the page at an address: its path and query as sent, in the language of its texts. */
export function pageKey(address: string): string {
  return `${LANGUAGE} ${address}`;
}

/** @param maxBytes room for all pages together, in bytes. @param now the time, in ms since 1970. @see docs/decisions/0037-page-cache.md */
export function createPageCache({
  maxBytes,
  observer,
  now,
}: {
  maxBytes: number;
  observer?: CacheObserver;
  now?: () => number;
}): PageCache {
  const bytesOf = ({ bytes, headers }: CachedPage) =>
    bytes.identity.length + bytes.gzip.length + bytes.br.length + JSON.stringify(headers).length;
  return createTaggedCache({ maxBytes, bytesOf, unheardMs: UNHEARD_MS, observer, ...(now && { now }) });
}
