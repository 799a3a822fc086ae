import { PassThrough, Writable } from 'node:stream';
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

/**
 * Renders a page. One whose data is all there is sent in one piece, which costs less than half of many small ones;
 * of any other, people get the frame as soon as it is ready, and crawlers the whole.
 */
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
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const complete = !hasWaitingData(routerContext);
    const send = () => {
      frameSent = true;
      const answer = (body: BodyInit) => resolve(new Response(body, { headers, status: finalStatus }));
      if (complete) return void rendering.pipe(inOnePiece(answer));
      const body = new PassThrough();
      answer(createReadableStreamFromReadable(body));
      rendering.pipe(body);
    };
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const rendering = renderToPipeableStream(page, {
      nonce,
      [complete || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady']: send,
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

/** Whether a loader has left something to be sent later. */
function hasWaitingData({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some(
    (data) => typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise),
  );
}

/** Takes what is written and hands it on when it is whole. */
function inOnePiece(answer: (body: BodyInit) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      answer(Buffer.concat(chunks));
      done();
    },
  });
}

/** Unexpected errors of loaders and actions: a line in the log with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const log = context.get(logContext);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the database is away');
  else log.error({ err: error }, 'a request failed');
};
