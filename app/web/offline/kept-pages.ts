import * as z from 'zod/mini';
import { DAY_MS } from '~/platform/clock/durations';
import { READ_CACHE } from '~/platform/offline/device-caches';
import {
  type KeepMessage,
  type KeptEntry,
  type KeptLater,
  type KeptStory,
  keptDocument,
  keptEntry,
} from '~/platform/offline/kept-pages.contract';
import { dayText } from '~/platform/text/format-dates';
import { inOrderOf, isFirstOf, isFresh, isOf, isReadOf, laterToFetch, makesRoom, pathOf } from './kept-later';
import { offlineTexts } from './texts';

/** How many pages that were read are kept: the last ones. */
export const MOST_READ = 20;
/** How many pages of one work are kept. */
const MOST_PAGES = 20;
/** How long a page is kept without being fetched again. */
export const KEPT_MS = 30 * DAY_MS;

const INDEX = '/kept-pages';
const STYLE = '/kept-style';
const pageKey = ({ kind, address }: Pick<KeptEntry, 'kind' | 'address'>) => `/kept-pages/${kind}${address}`;

/** That the browser has no room for a page of this size, in characters. */
class NoRoom extends Error {
  readonly size: number;

  constructor(size: number) {
    super('There is no room for a page.');
    this.name = 'NoRoom';
    this.size = size;
  }
}

/** The pages that a device keeps for its reader, to read without a network. */
export interface KeptPages {
  /**
   * Does what a page asks for. Nothing throws where a page cannot be fetched, or the browser's caches are full.
   * @returns how many stories for later there are, for who has sent all of them.
   */
  keep(message: KeepMessage): Promise<KeptLater | undefined>;
  /** The page of an address, or the first page of its story. */
  find(address: Pick<URL, 'pathname' | 'search'>): Promise<Response | undefined>;
  /** What can be read, the latest first; what is for later comes after what was read. */
  list(): Promise<KeptStory[]>;
  /** Forgets everything, and what is being fetched. */
  clear(): Promise<void>;
}

interface KeptPagesOptions {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch: (address: string) => Promise<Response>;
  now(): number;
  /** How many bytes there is room for, for stories that are for later. */
  room(): Promise<number>;
}

/** @see docs/decisions/0150-reading-offline.md */
export function createKeptPages({ caches, fetch, now, room }: KeptPagesOptions): KeptPages {
  /** Changes are made one after the other: they share the index. */
  let last: Promise<unknown> = Promise.resolve();
  /** Which reader the pages are of: what was fetched for an earlier one is not kept. */
  let reader = 0;
  const inTurn = (work: (cache: Cache) => Promise<KeptLater | undefined>): Promise<KeptLater | undefined> => {
    const started = reader;
    const next = last.then(async () => (started === reader ? work(await caches.open(READ_CACHE)) : undefined)).catch(() => undefined);
    last = next;
    return next;
  };

  async function entries(cache: Cache): Promise<KeptEntry[]> {
    const kept = z.array(keptEntry).safeParse(await jsonOf(await cache.match(INDEX)));
    return (kept.data ?? []).filter(({ at }) => at > now() - KEPT_MS);
  }

  /** Keeps these entries and the pages of them, and drops those of all others. */
  async function setEntries(cache: Cache, before: readonly KeptEntry[], after: readonly KeptEntry[]): Promise<void> {
    const stay = new Set(after.map(pageKey));
    for (const entry of before) if (!stay.has(pageKey(entry))) await cache.delete(pageKey(entry));
    await cache.put(INDEX, new Response(JSON.stringify(after)));
  }

  /**
   * Fetches a page.
   * @returns what it says comes next; undefined where nothing does, or it could not be kept.
   * @throws {NoRoom} where the browser has none for it.
   */
  async function keepPage(cache: Cache, asked: Pick<KeptEntry, 'kind' | 'goesOn' | 'address' | 'title'>): Promise<string | undefined> {
    const started = reader;
    const answer = await fetch(asked.address);
    const isPage = answer.ok && !answer.redirected && answer.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) {
      if (GONE.has(answer.status)) await drop(cache, (entry) => pageKey(entry) === pageKey(asked));
      return undefined;
    }
    const html = (await answer.text()).replaceAll(MODULES, '');
    const style = STYLESHEET.exec(html)?.[1];
    const css = style === undefined ? undefined : await fetch(style).then((sheet) => (sheet.ok ? sheet.text() : undefined));
    // Somebody has signed out meanwhile.
    if (started !== reader) return undefined;
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const kept = JSON.stringify({ html, policy });
    if (asked.kind === 'later' && kept.length > (await room())) throw new NoRoom(kept.length);
    await cache.put(pageKey(asked), new Response(kept)).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'QuotaExceededError' ? new NoRoom(kept.length) : error;
    });
    if (css !== undefined) await cache.put(STYLE, new Response(css));
    const before = await entries(cache);
    const others = before.filter((entry) => pageKey(entry) !== pageKey(asked));
    await setEntries(cache, before, withLastRead([{ ...asked, at: now(), size: kept.length }, ...others]));
    return NEXT.exec(html)?.[1]?.replaceAll('&amp;', '&').split('#')[0];
  }

  /** @throws as `keepPage`. */
  async function keepLater(cache: Cache, { address, title }: KeptStory): Promise<void> {
    if ((await entries(cache)).some((entry) => isFirstOf(address, entry) && isFresh(entry, now()))) return;
    let next: string | undefined = address;
    for (let page = 0; next !== undefined && page < MOST_PAGES; page += 1) {
      next = await keepPage(cache, { kind: 'later', goesOn: page > 0, address: next, title });
    }
  }

  /**
   * Keeps a story, and rather than those that come after it in the list where there is no room for all.
   * @param list with an empty one there is nothing to give up.
   * @returns whether there is room for it; one that cannot be fetched takes none.
   */
  async function keepFirst(cache: Cache, story: KeptStory, list: readonly KeptStory[]): Promise<boolean> {
    try {
      await keepLater(cache, story);
      return true;
    } catch (error) {
      if (!(error instanceof NoRoom)) return true;
      await drop(cache, (entry) => isOf(story.address, entry));
      const others = makesRoom(await entries(cache), { story, list, size: error.size });
      if (!others) return false;
      await drop(cache, (entry) => others.some(({ address }) => isOf(address, entry)));
      return keepFirst(cache, story, []);
    }
  }

  async function drop(cache: Cache, isDropped: (entry: KeptEntry) => boolean): Promise<void> {
    const before = await entries(cache);
    const after = before.filter((entry) => !isDropped(entry));
    if (after.length < before.length) await setEntries(cache, before, after);
  }

  async function keepAllLater(cache: Cache, list: readonly KeptStory[]): Promise<KeptLater> {
    const started = reader;
    await drop(cache, (entry) => entry.kind === 'later' && !list.some(({ address }) => isOf(address, entry)));
    const { missing, old } = laterToFetch(await entries(cache), list, now());
    let hasRoom = true;
    for (const story of missing) {
      hasRoom = await keepFirst(cache, story, list);
      if (!hasRoom || started !== reader) break;
    }
    for (const story of old) if (started === reader) await keepLater(cache, story).catch(() => undefined);
    const all = await entries(cache);
    await setEntries(cache, all, inOrderOf(list, all));
    const kept = list.filter(({ address }) => all.some((entry) => isFirstOf(address, entry)));
    return { keptLater: kept.length, of: list.length, isFull: !hasRoom };
  }

  return {
    keep: (message) =>
      inTurn(async (cache) => {
        if (message.keep === 'all-later') return keepAllLater(cache, message.stories);
        if (message.keep === 'nothing-read') {
          await drop(cache, (entry) => isReadOf(message.address, entry));
          return undefined;
        }
        const { story } = message;
        if (message.keep === 'read') await keepPage(cache, { kind: 'read', goesOn: false, ...story });
        else if (message.keep === 'later') await keepFirst(cache, story, [story, ...(await entries(cache))]);
        else await drop(cache, (entry) => isOf(story.address, entry));
        return undefined;
      }),

    async find({ pathname, search }) {
      const cache = await caches.open(READ_CACHE);
      const kept = await entries(cache);
      const found =
        kept.find(({ address }) => address === pathname + search) ??
        kept.find(({ address, goesOn }) => !goesOn && pathOf(address) === pathname && (search === '' || address.includes('whole=1')));
      if (!found) return undefined;
      const page = keptDocument.safeParse(await jsonOf(await cache.match(pageKey(found)))).data;
      if (!page) return undefined;
      const css = await (await cache.match(STYLE))?.text();
      const styled = css === undefined ? page.html : page.html.replace(STYLESHEET, () => `<style>${css}${NO_PICTURES}</style>`);
      const html = styled.replace(
        MAIN,
        (tag) => `${tag}<p role="status" class="${NOTE}">${offlineTexts.keptCopy(dayText(new Date(found.at)))}</p>`,
      );
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': page.policy };
      return new Response(html, { headers });
    },

    async list() {
      const kept = (await entries(await caches.open(READ_CACHE))).filter(({ goesOn }) => !goesOn);
      const read = kept.filter(({ kind }) => kind === 'read');
      return [...read, ...kept.filter(({ kind }) => kind === 'later')].map(({ address, title }) => ({ address, title }));
    },

    async clear() {
      reader += 1;
      await caches.delete(READ_CACHE);
    },
  };
}

/** The site's style, of which a page names one file. */
const STYLESHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/assets\/[^"]+\.css)"[^>]*>/;
/** The page's scripts, but for those that put its parts together: some would be found in the browser's cache, others not. */
const MODULES = /<script\b(?=[^>]*\btype="module")[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\brel="modulepreload")[^>]*>/g;
/** Pictures are not kept. */
const NO_PICTURES = 'img{visibility:hidden}';
/** Where the page begins; a line above it says that it is kept, as notes on pages look. */
const MAIN = /<main\b[^>]*>/;
const NOTE = 'border-b border-line px-4 py-2 text-center text-sm text-muted';
/** How the server says that a page is there no longer, or not for this reader. */
const GONE = new Set([401, 403, 404, 410]);
/** The page on which a work goes on that is too long for one. */
const NEXT = /<a\b(?=[^>]*\brel="next")[^>]*\bhref="(\/[^"]+)"/;

/** The entries that are kept of some, the latest first: of those that were read the last ones. */
function withLastRead(entries: readonly KeptEntry[]): KeptEntry[] {
  let read = 0;
  return entries.filter(({ kind }) => {
    read += kind === 'read' ? 1 : 0;
    return kind === 'later' || read <= MOST_READ;
  });
}

async function jsonOf(answer: Response | undefined): Promise<unknown> {
  return answer?.json().catch(() => undefined);
}
