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
  if (!context.serverHandoffStream) return { ...context, manifest: manifestOf(context) };
  const decoder = new TextDecoder();
  let value = '';
  for await (const piece of context.serverHandoffStream) value += decoder.decode(piece, { stream: true });
  return {
    ...context,
    manifest: manifestOf(context),
    serverHandoffStream: nothingMore,
    renderMeta: { streamCache: { 0: ready({ done: false, value }), 1: ready({ done: true, value: '' }) } },
  };
}

type Manifest = EntryContext['manifest'];

const manifests = new WeakMap<Manifest, Map<string, Manifest>>();

/** The routes that a page is made of: React Router builds all that it is given anew for each page. */
function manifestOf({ manifest, staticHandlerContext: { matches } }: EntryContext): Manifest {
  const known = manifests.get(manifest) ?? new Map<string, Manifest>();
  manifests.set(manifest, known);
  const ids = matches.map(({ route }) => route.id);
  const key = ids.join(' ');
  const small = known.get(key) ?? { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) };
  known.set(key, small);
  return small;
}

/** Asked for its reader, which has nothing to do. */
const nothingMore = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>;

function ready<Result>(result: Result): Promise<void> & { result: Result } {
  return Object.assign(Promise.resolve(), { result });
}
