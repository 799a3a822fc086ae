import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { isDatabaseAway } from '~/platform/database/database-away';
import type { Log } from '~/platform/log/log.server';
import { logContext } from '~/platform/log/log-context.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { WholePage } from '~/platform/requests/whole-page.server';
import { KeptPartsContext } from '~/ui/kept-part';
import { plainErrorPage } from '~/web/errors/plain-error-page';
import { NonceContext } from '~/web/frame/nonce';
import { partsOfPage } from '~/web/rendering/kept-parts.server';
import { filesOf, hasWaitingData, wholePage, withDataAtHand } from '~/web/rendering/whole-page.server';

/** How long a page may take to render, in ms. */
const RENDER_TIMEOUT_MS = 10_000;

interface PageToRender {
  request: Request;
  status: number;
  headers: Headers;
  log: Log;
  nonce: string;
}

/**
 * Renders a page. One whose data is all there is rendered at once and sent in one piece, which costs a fraction of
 * many small ones; of any other, people get the frame as soon as it is ready, and crawlers the whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const toRender = { request, status, headers, log: context.get(logContext), nonce: context.get(requestFactsContext).nonce };
  if (hasWaitingData(routerContext)) {
    const forCrawler = isbot(request.headers.get('user-agent') ?? '');
    return streamedPage(toRender, routerContext, forCrawler ? 'onAllReady' : 'onShellReady');
  }
  const complete = await withDataAtHand(routerContext);
  const { manifest, preloads } = filesOf(complete);
  const parts = partsOfPage();
  try {
    const page = wholePage(<KeptPartsContext value={parts}>{pageElement(toRender, { ...complete, manifest })}</KeptPartsContext>);
    parts.keepNew();
    if (page === undefined) return streamedPage(toRender, complete, 'onAllReady');
    return new WholePage(parts.fill(page, preloads), { headers, status });
  } catch (error) {
    return brokenPage(toRender, error);
  }
}

function pageElement({ request, nonce }: PageToRender, context: EntryContext): ReactElement {
  return (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  );
}

function brokenPage({ log }: PageToRender, error: unknown): Response {
  log.error({ err: error }, 'a page could not be rendered at all');
  return new Response(plainErrorPage, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function streamedPage(toRender: PageToRender, routerContext: EntryContext, sendWhen: 'onAllReady' | 'onShellReady'): Promise<Response> {
  const { status, headers, log, nonce } = toRender;
  return new Promise((resolve) => {
    let frameSent = false;
    let finalStatus = status;
    const send = () => {
      frameSent = true;
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
      rendering.pipe(body);
    };
    const rendering = renderToPipeableStream(pageElement(toRender, routerContext), {
      nonce,
      [sendWhen]: send,
      onShellError: (error) => resolve(brokenPage(toRender, error)),
      onError(error) {
        finalStatus = 500;
        if (frameSent) log.error({ err: error }, 'a page failed while it was rendered');
      },
    });
    setTimeout(() => rendering.abort(), RENDER_TIMEOUT_MS).unref();
  });
}

/** Unexpected errors of loaders and actions: a line in the log with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const log = context.get(logContext);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the database is away');
  else log.error({ err: error }, 'a request failed');
};
