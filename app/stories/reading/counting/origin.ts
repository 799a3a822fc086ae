/** From where a reader came to a story: nothing more is kept of it. */
export const origins = ['search', 'feed', 'inside', 'elsewhere'] as const;
export type Origin = (typeof origins)[number];

/** What stands behind a story's address in a feed; browsers keep it to themselves. */
export const FEED_FRAGMENT = '#feed';

/** Names of search engines, as a part of their hosts. */
const SEARCH_ENGINES =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu|kagi|naver|seznam|mojeek|swisscows)\.[a-z.]+$|^search\.brave\.com$/;

interface Arrival {
  /** Whether the page was reached by a link on a page of this site, without loading it again. */
  isTurned: boolean;
  /** The part of its address behind '#', with it; empty for none. */
  fragment: string;
  /** The address of the page before, as browsers give it; empty where they give none. */
  referrer: string;
  /** The host of this site. */
  host: string;
}

/** From where a reader came. @see docs/product/statistics.md */
export function originOf({ isTurned, fragment, referrer, host }: Arrival): Origin {
  if (isTurned) return 'inside';
  if (fragment === FEED_FRAGMENT) return 'feed';
  const from = URL.parse(referrer);
  if (from?.host === host) return 'inside';
  return from && SEARCH_ENGINES.test(from.hostname) ? 'search' : 'elsewhere';
}
