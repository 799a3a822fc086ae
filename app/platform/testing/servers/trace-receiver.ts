import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  /** Undefined for the first of a trace. */
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  /** 2: failed. */
  status: { code: number };
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A receiver of traces as OTLP/JSON over HTTP. */
export interface TraceReceiver {
  url: string;
  /** Bodies of all requests, refused ones too. */
  bodies: string[];
  /** The header `authorization` of each request. */
  keys: (string | undefined)[];
  spans(): ReceivedSpan[];
  /** Sets the status of answers from now on, 200 at first; undefined: it does not answer. */
  answerWith(status: number | undefined): void;
  close(): void;
}

export async function openTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const keys: (string | undefined)[] = [];
  let status: number | undefined = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    keys.push(request.headers.authorization);
    bodies.push(request.url === '/v1/traces' ? body : `${request.url} is not an address of a receiver`);
    if (status !== undefined) response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    keys,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as TraceRequest).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
