import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import { decideSharing } from '~/platform/page-cache/cache-page.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { plainErrorPage } from '~/web/errors/plain-error-page';
import { siteContext } from '~/web/feature.server';
import { FooterMapContext } from '~/web/frame/footer-map';
import { NonceContext } from '~/web/frame/nonce';
import { ScriptFilesContext, scriptFilesOf } from '~/web/frame/script-preloads';

/** How long a page may take to render, in ms. */
const RENDER_TIMEOUT_MS = 10_000;
const HTML = 'text/html; charset=utf-8';

/**
 * Renders a page. People are sent the frame as soon as it is ready, crawlers and the page cache the whole. A page for
 * the cache has no nonce.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const log = context.get(logContext);
  const isShared = status === 200 && decideSharing(context, request.url);
  const nonce = isShared ? undefined : context.get(requestFactsContext).nonce;
  const sendWhen = isShared || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve) => {
    let isSent = false;
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ScriptFilesContext value={scriptFilesOf(routerContext)}>
          <FooterMapContext value={context.get(siteContext).footerMap}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </FooterMapContext>
        </ScriptFilesContext>
      </NonceContext>,
      {
        nonce,
        [sendWhen]() {
          isSent = true;
          const body = new PassThrough();
          headers.set('Content-Type', HTML);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: hasFailed ? 500 : status }));
          pipe(body);
        },
        onShellError(error) {
          log.error({ err: error }, 'a page could not be rendered at all');
          resolve(new Response(plainErrorPage, { status: 500, headers: { 'Content-Type': HTML } }));
        },
        onError(error) {
          hasFailed = true;
          if (isSent) log.error({ err: error }, 'a page failed while it was rendered');
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

/** Unexpected errors of loaders and actions: a line in the log with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const log = context.get(logContext);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the database is away');
  else log.error({ err: error }, 'a request failed');
};
