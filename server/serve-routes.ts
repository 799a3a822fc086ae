import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@react-router/node';
import type { Request as NodeRequest, Response as NodeResponse, RequestHandler } from 'express';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { WholePage } from '../app/platform/whole-page.server';

export interface ServeRoutesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'development' | 'production';
  /** Where people reach the site: the origin of every request's address, whatever a client says. */
  siteUrl: URL;
  contextOf(request: NodeRequest, response: NodeResponse): RouterContextProvider;
}

/** Has the routes answer what nobody else did. */
export function serveRoutes({ build, mode, siteUrl, contextOf }: ServeRoutesOptions): RequestHandler {
  const answerOf = createRequestHandler(build, mode);
  return async (request, response, next) => {
    try {
      const answer = await answerOf(webRequest(request, response, siteUrl), contextOf(request, response));
      await send(answer, response);
    } catch (error) {
      next(error);
    }
  };
}

function webRequest(request: NodeRequest, response: NodeResponse, { origin }: URL): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const withBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(origin + request.originalUrl, {
    method: request.method,
    headers: webHeaders(request),
    signal: gone.signal,
    ...(withBody && { body: createReadableStreamFromReadable(request), duplex: 'half' }),
  });
}

/** The headers as they came, name by name; one that came twice stays twice. */
function webHeaders({ rawHeaders }: NodeRequest): Headers {
  const headers = new Headers();
  for (let place = 0; place + 1 < rawHeaders.length; place += 2) headers.append(String(rawHeaders[place]), String(rawHeaders[place + 1]));
  return headers;
}

async function send(answer: Response, response: NodeResponse): Promise<void> {
  if (response.destroyed || response.writableEnded) return answer.body?.cancel();
  response.statusCode = answer.status;
  if (answer.statusText) response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (answer instanceof WholePage) {
    const bytes = Buffer.from(answer.page);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  } else if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
