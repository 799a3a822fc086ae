import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** What React writes where something was not ready yet, and where something failed. */
const UNFINISHED = /<!--\$[?!]-->/;
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Renders a page without waiting for anything.
 * @returns undefined when a part of it is not there yet, such as a component whose code is still loading.
 * @throws what a component throws.
 */
export function wholePage(page: ReactElement): string | undefined {
  const html = renderToString(page);
  if (UNFINISHED.test(html)) return undefined;
  return html.startsWith(DOCTYPE) ? html : DOCTYPE + html;
}

/** Whether a loader has left something to be sent later. */
export function hasWaitingData({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some(
    (data) => typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise),
  );
}

/**
 * Reads what a page hands on to the browser, so that rendering need not wait for it.
 * @param context of a page that has no waiting data.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const decoder = new TextDecoder();
  const reader = context.serverHandoffStream.getReader();
  let value = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) value += decoder.decode(piece.value, { stream: true });
  return {
    ...context,
    serverHandoffStream: nothingMore,
    renderMeta: { streamCache: { 0: ready({ done: false, value }), 1: ready({ done: true, value: '' }) } },
  };
}

/** Asked for its reader, which has nothing to do. */
const nothingMore = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>;

function ready<Result>(result: Result): Promise<void> & { result: Result } {
  return Object.assign(Promise.resolve(), { result });
}

type Manifest = EntryContext['manifest'];

/** What pages of the same routes have in common. */
interface PageFiles {
  /** Those routes, without the files that they load ahead: React Router builds all that it is given anew for each page. */
  manifest: Manifest;
  /** The elements that load these files ahead, for the end of the page's head. */
  preloads: Buffer;
}

const known = new WeakMap<Manifest, Map<string, PageFiles>>();

/** The files of a page, found out once for all pages of its routes. */
export function filesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): PageFiles {
  const files = known.get(manifest) ?? new Map<string, PageFiles>();
  known.set(manifest, files);
  const ids = matches.map(({ route }) => route.id);
  const key = ids.join(' ');
  const ofPage = files.get(key) ?? filesOfRoutes(manifest, ids);
  files.set(key, ofPage);
  return ofPage;
}

function filesOfRoutes(manifest: Manifest, ids: readonly string[]): PageFiles {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const files = new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])]);
  return {
    manifest: {
      ...manifest,
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, imports: [] }])),
    },
    preloads: Buffer.from([...files].map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')),
  };
}
