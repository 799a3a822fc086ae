import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint does with one question. */
export type Behaviour =
  | { kind: 'answers'; text: string; pieceLength?: number }
  | { kind: 'status'; status: number; message?: string; retryAfterSeconds?: number }
  | { kind: 'slow'; text: string; pieceLength: number; everyMs: number }
  | { kind: 'silent' }
  | { kind: 'stalls'; after: string }
  | { kind: 'endless'; text: string }
  | { kind: 'malformed' }
  | { kind: 'not-json' }
  | { kind: 'breaks-off'; after: string }
  | { kind: 'fails-midway'; after: string };

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  [field: string]: unknown;
}

/** An OpenAI-compatible endpoint on this machine that behaves as a test tells it to. */
export interface ModelServer {
  baseUrl: string;
  /** The bodies of the questions so far. */
  asked: Asked[];
  /** The Authorization headers of the questions so far. */
  keys: (string | undefined)[];
  /** How to answer the next questions, in order; the last behaviour stays. */
  behave(...behaviours: Behaviour[]): void;
  /** Settles when a client closed a question's connection before the answer was complete. */
  abandoned: Promise<void>;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let plan: Behaviour[] = [{ kind: 'answers', text: 'Nothing.' }];
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  const { promise: abandoned, resolve: markAbandoned } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(JSON.parse(body) as Asked);
    keys.push(request.headers.authorization);
    response.on('close', () => {
      if (!response.writableFinished) markAbandoned();
    });
    const behaviour = plan.length > 1 ? plan.shift() : plan[0];
    if (behaviour) meet(response, behaviour);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    behave: (...behaviours) => {
      plan = behaviours;
    },
    abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function meet(response: ServerResponse, behaviour: Behaviour): void {
  switch (behaviour.kind) {
    case 'answers':
      stream(response);
      for (const piece of pieces(behaviour.text, behaviour.pieceLength ?? 7)) response.write(event(piece));
      response.write(finish());
      response.end('data: [DONE]\n\n');
      return;
    case 'slow':
      stream(response);
      dripOut(response, pieces(behaviour.text, behaviour.pieceLength), behaviour.everyMs);
      return;
    case 'status':
      response.writeHead(behaviour.status, {
        'content-type': 'application/json',
        ...(behaviour.retryAfterSeconds ? { 'retry-after': String(behaviour.retryAfterSeconds) } : {}),
      });
      response.end(JSON.stringify({ error: { message: behaviour.message ?? 'no', type: 'error' } }));
      return;
    case 'silent':
      return;
    case 'stalls':
      stream(response);
      response.write(event(behaviour.after));
      return;
    case 'endless':
      stream(response);
      pourOut(response, event(behaviour.text));
      return;
    case 'malformed':
      stream(response);
      response.write('data: {"choices": [{"delta": {"content": \n\n');
      response.write('dat\u0000a nonsense\n\n');
      response.end('data: 7\n\n');
      return;
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Bad gateway</body></html>');
      return;
    case 'breaks-off':
      stream(response);
      response.write(event(behaviour.after), () => response.socket?.end());
      return;
    case 'fails-midway':
      stream(response);
      response.write(event(behaviour.after));
      response.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n');
  }
}

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function pourOut(response: ServerResponse, piece: string): void {
  if (response.destroyed) return;
  if (response.write(piece)) setImmediate(pourOut, response, piece);
  else response.once('drain', () => pourOut(response, piece));
}

function dripOut(response: ServerResponse, [piece, ...rest]: string[], everyMs: number): void {
  if (piece === undefined) {
    response.write(finish());
    response.end('data: [DONE]\n\n');
    return;
  }
  response.write(event(piece));
  setTimeout(dripOut, everyMs, response, rest, everyMs);
}

function pieces(text: string, length: number): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
}

function event(content: string): string {
  return chunk({ delta: { role: 'assistant', content }, finish_reason: null });
}

function finish(): string {
  return chunk({ delta: {}, finish_reason: 'stop' });
}

function chunk(choice: object): string {
  const body = { id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [{ index: 0, ...choice }] };
  return `data: ${JSON.stringify(body)}\n\n`;
}
