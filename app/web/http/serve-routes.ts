import { writeReadableStreamToWritable } from '@react-router/node';
import compression from 'compression';
import type { Request as NodeRequest, Response as NodeResponse, RequestHandler } from 'express';
import type { RouterContextProvider } from 'react-router';
import { pageOf } from '~/platform/requests/whole-page.server';
import { brotliText, encodingFor, gzipText } from './content-encoding';

/** A page that is sent once is packed quickly: more care would save 5 % of its bytes and take twice as long. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 3;

const compressStream = compression();

export interface ServeRoutesOptions {
  /** The routes, as React Router's request handler. */
  answerOf(request: Request, context: RouterContextProvider): Promise<Response>;
  /** Where people reach the site: the origin of every request's address, whatever a client says. */
  siteUrl: URL;
  contextOf(request: NodeRequest, response: NodeResponse): RouterContextProvider;
}

/** Has the routes answer what nobody else did. */
export function serveRoutes({ answerOf, siteUrl, contextOf }: ServeRoutesOptions): RequestHandler {
  return async (request, response, next) => {
    try {
      const answer = await answerOf(webRequest(request, response, siteUrl), contextOf(request, response));
      await send(answer, request, response);
    } catch (error) {
      next(error);
    }
  };
}

/** The request as routes get it; what was posted is in its context, for `acceptsForm` and its kin alone. */
function webRequest(request: NodeRequest, response: NodeResponse, { origin }: URL): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return new Request(origin + request.originalUrl, {
    method: request.method,
    headers: webHeaders(request),
    signal: gone.signal,
  });
}

/** The headers as they came, name by name; one that came twice stays twice. */
function webHeaders({ rawHeaders }: NodeRequest): Headers {
  const headers = new Headers();
  for (let place = 0; place + 1 < rawHeaders.length; place += 2) headers.append(String(rawHeaders[place]), String(rawHeaders[place + 1]));
  return headers;
}

async function send(answer: Response, request: NodeRequest, response: NodeResponse): Promise<void> {
  if (response.destroyed || response.writableEnded) return answer.body?.cancel();
  response.statusCode = answer.status;
  if (answer.statusText) response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  const page = pageOf(answer);
  if (page !== undefined) return sendPage(page, request, response);
  if (!answer.body) return void response.end();
  compressStream(request, response, () => {});
  await writeReadableStreamToWritable(answer.body, response);
}

/** Sends a page in one piece, and hands it to whoever keeps pages. */
async function sendPage(page: Buffer, request: NodeRequest, response: NodeResponse): Promise<void> {
  const encoding = encodingFor(request);
  response.vary('Accept-Encoding');
  const sent = encoding === 'identity' ? page : await packed(page, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
  await response.locals.pageSent?.(page);
}

function packed(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? brotliText(bytes, BROTLI_QUALITY) : gzipText(bytes, GZIP_LEVEL);
}
