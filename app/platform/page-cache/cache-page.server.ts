import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { CacheTag } from './tagged-cache';

/** What a loader says about the page it is part of. */
export interface PageCaching {
  /** The query parameters that the page depends on; with any other one it is not cached. */
  params?: readonly string[];
  /** What the page shows; a change of any of these drops it. */
  tags: readonly CacheTag[];
  /** When it stops being true without a change, such as at the end of its day. */
  until?: Date;
}

/** What every page shows, such as a sentence for everybody: its change drops them all. */
export const SITE_TAG: CacheTag = 'site';

const pageCachingContext = createContext<PageCaching | null>(null);

/**
 * Lets the page of this request be sent to other visitors too, until something on it changes. Only for pages that look
 * the same to every visitor: people who are signed in are never sent a cached page, and theirs are never cached.
 */
export function cachePage(context: Readonly<RouterContextProvider>, caching: PageCaching): void {
  context.set(pageCachingContext, caching);
}

/** Where the page of a request goes that visitors may share. */
export interface PageSlot {
  /** Stores a rendered page, unless it failed or sets a cookie. @returns the answer: the page as it is stored, or 304. */
  fill(rendered: Response, caching: PageCaching): Promise<Response>;
}

/** The page cache's slot for this request; null where its page is for one reader. Set by the HTTP layer. */
export const pageSlotContext = createContext<PageSlot | null>(null);

const sharedPageContext = createContext<PageCaching | null>(null);

/**
 * Decides, once the loaders have run, whether the page at an address is rendered for everybody: whole, and without a
 * nonce. {@link fillPageCache} goes by this decision.
 */
export function decideSharing(context: RouterContextProvider, address: string): boolean {
  const caching = context.get(pageSlotContext) && pageCachingOf(context, address);
  if (caching) context.set(sharedPageContext, caching);
  return Boolean(caching);
}

/** Puts pages that were rendered for everybody into the page cache. @see docs/decisions/0037-page-cache.md */
export const fillPageCache: MiddlewareFunction<Response> = async ({ context }, next) => {
  const rendered = await next();
  const slot = context.get(pageSlotContext);
  const caching = context.get(sharedPageContext);
  return slot && caching ? slot.fill(rendered, caching) : rendered;
};

/** How the page at an address may be cached; undefined where its loaders do not allow it. */
function pageCachingOf(context: Readonly<RouterContextProvider>, address: string): PageCaching | undefined {
  const caching = context.get(pageCachingContext);
  const names = [...new URL(address).searchParams.keys()];
  const isCopy = new Set(names).size < names.length || names.some((name) => !caching?.params?.includes(name));
  return isCopy || !caching ? undefined : { ...caching, tags: [...caching.tags, SITE_TAG] };
}
