import * as z from 'zod/mini';
import { DAY_MS } from '~/platform/clock/durations';
import { READ_CACHE } from '~/platform/offline/device-caches';
import { type KeepMessage, type KeptEntry, type KeptStory, keptDocument, keptEntry } from '~/platform/offline/kept-pages.contract';
import { dayText } from '~/platform/text/format-dates';

import { offlineTexts } from './texts';

/** How many pages that were read are kept: the last ones. */
export const MOST_READ = 20;
/** How many stories for later are kept: those marked last. */
const MOST_LATER = 200;
/** How much of the stories for later is kept, in characters. */
const MOST_CHARACTERS = 50_000_000;
/** How many pages of one work are kept. */
const MOST_PAGES = 20;
/** How long a page is kept without being fetched again. */
export const KEPT_MS = 30 * DAY_MS;
/** How old a page for later may be before it is fetched again. */
const FRESH_MS = DAY_MS;

const INDEX = '/kept-pages';
const STYLE = '/kept-style';
const pageKey = ({ kind, address }: Pick<KeptEntry, 'kind' | 'address'>) => `/kept-pages/${kind}${address}`;

/** The pages that a device keeps for its reader, to read without a network. */
export interface KeptPages {
  /** Does what a page asks for. Nothing throws where a page cannot be fetched, or the browser's caches are full. */
  keep(message: KeepMessage): Promise<void>;
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
}

/** @see docs/decisions/0150-reading-offline.md */
export function createKeptPages({ caches, fetch, now }: KeptPagesOptions): KeptPages {
  /** Changes are made one after the other: they share the index. */
  let last: Promise<unknown> = Promise.resolve();
  /** Which reader the pages are of: what was fetched for an earlier one is not kept. */
  let reader = 0;
  const inTurn = (work: (cache: Cache) => Promise<void>) => {
    const started = reader;
    const next = last.then(async () => {
      if (started === reader) await work(await caches.open(READ_CACHE));
    });
    last = next.catch(() => undefined);
    return last.then(() => undefined);
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

  /** Fetches a page. @returns what it says comes next; undefined where nothing does, or it could not be kept. */
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
    await cache.put(pageKey(asked), new Response(JSON.stringify({ html, policy })));
    if (css !== undefined) await cache.put(STYLE, new Response(css));
    const before = await entries(cache);
    const others = before.filter((entry) => pageKey(entry) !== pageKey(asked));
    await setEntries(cache, before, bounded([{ ...asked, at: now(), size: html.length }, ...others]));
    return NEXT.exec(html)?.[1]?.replaceAll('&amp;', '&').split('#')[0];
  }

  async function keepLater(cache: Cache, { address, title }: KeptStory): Promise<void> {
    const isFresh = ({ kind, goesOn, at, ...kept }: KeptEntry) =>
      kind === 'later' && !goesOn && at > now() - FRESH_MS && pathOf(kept.address) === pathOf(address);
    if ((await entries(cache)).some(isFresh)) return;
    let next: string | undefined = address;
    for (let page = 0; next !== undefined && page < MOST_PAGES; page += 1) {
      next = await keepPage(cache, { kind: 'later', goesOn: page > 0, address: next, title });
    }
  }

  async function drop(cache: Cache, isDropped: (entry: KeptEntry) => boolean): Promise<void> {
    const before = await entries(cache);
    const after = before.filter((entry) => !isDropped(entry));
    if (after.length < before.length) await setEntries(cache, before, after);
  }

  async function keepAllLater(cache: Cache, stories: readonly KeptStory[]): Promise<void> {
    const wanted = new Set(stories.map(({ address }) => pathOf(address)));
    await drop(cache, ({ kind, address }) => kind === 'later' && !wanted.has(pathOf(address)));
    for (const story of stories.slice(0, MOST_LATER).reverse()) await keepLater(cache, story).catch(() => undefined);
  }

  return {
    keep: (message) =>
      inTurn(async (cache) => {
        if (message.keep === 'read') await keepPage(cache, { kind: 'read', goesOn: false, ...message.story });
        else if (message.keep === 'later') await keepLater(cache, message.story);
        else if (message.keep === 'all-later') await keepAllLater(cache, message.stories);
        else await drop(cache, ({ kind, address }) => kind === 'later' && pathOf(address) === pathOf(message.story.address));
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

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

/** The entries that are kept of some, the latest first: the last pages that were read, and the latest for later within their limits. */
function bounded(entries: readonly KeptEntry[]): KeptEntry[] {
  let read = 0;
  let later = 0;
  let characters = 0;
  return entries.filter(({ kind, goesOn, size }) => {
    if (kind === 'read') {
      read += 1;
      return read <= MOST_READ;
    }
    later += goesOn ? 0 : 1;
    characters += size;
    return later <= MOST_LATER && characters <= MOST_CHARACTERS;
  });
}

async function jsonOf(answer: Response | undefined): Promise<unknown> {
  return answer?.json().catch(() => undefined);
}
