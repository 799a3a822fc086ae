import { createTaggedCache, type TaggedCache } from './tagged-cache';

/** A page as it was rendered for visitors, ready to be sent again. */
export interface KeptPage {
  etag: string;
  /** What the page's own inline scripts are allowed by. */
  policy: string;
  bytes: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** Pages for visitors by their address, path and query as sent. */
export type PageCache = TaggedCache<KeptPage>;

/** @param maxBytes room for all pages together, in bytes. @see docs/decisions/0037-page-cache.md */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const bytesOf = ({ bytes, policy }: KeptPage) => bytes.identity.length + bytes.gzip.length + bytes.br.length + policy.length;
  return createTaggedCache({ maxBytes, bytesOf });
}
