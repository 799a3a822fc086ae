import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { isDatabaseAway } from './platform/database/database-away';
import { logContext } from './platform/log/log-context.server';
import { requestFactsContext } from './platform/request-context.server';
import { NonceContext } from './shell/nonce';
import { plainErrorPage } from './shell/plain-error-page';

/** How long a page may take to render, in ms. */
const RENDER_TIMEOUT_MS = 10_000;

/** Renders a page: crawlers get it whole, people as soon as its frame is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestFactsContext);
  const log = context.get(logContext);
  return new Promise((resolve) => {
    let frameSent = false;
    let finalStatus = status;
    const whole = isbot(request.headers.get('user-agent') ?? '');
    const send = () => {
      frameSent = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
      rendering.pipe(body);
    };
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const rendering = renderToPipeableStream(page, {
      nonce,
      [whole ? 'onAllReady' : 'onShellReady']: send,
      onShellError(error) {
        log.error({ err: error }, 'a page could not be rendered at all');
        resolve(new Response(plainErrorPage, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
      },
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
