import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, answersOf, dripOut, event, finish, pieces, pourOut, stream, streamAll, wholeAnswer } from './model-answers';

/** What the endpoint does with one question. */
export type Behaviour =
  /** One text for each answer asked for; a function makes them from the question. `whole`: as JSON, without streaming. */
  | { kind: 'answers'; text: string | readonly string[] | ((asked: Asked) => string); pieceLength?: number; whole?: boolean }
  /** Answers questions for one answer only: to those for several it says no, with this status. */
  | { kind: 'refuses-several'; text: string; status?: number }
  | { kind: 'status'; status: number; message?: string; retryAfterSeconds?: number }
  | { kind: 'slow'; text: string; pieceLength: number; everyMs: number }
  /** Says how many tokens it has counted, true or not. */
  | { kind: 'counts'; text: string; usage: { prompt_tokens: number; completion_tokens: number } }
  /** Completes the first of several answers and stalls in the others. */
  | { kind: 'completes-one'; text: string }
  | { kind: 'silent' }
  | { kind: 'stalls'; after: string }
  | { kind: 'endless'; text: string }
  | { kind: 'malformed' }
  | { kind: 'not-json' }
  | { kind: 'breaks-off'; after: string }
  | { kind: 'fails-midway'; after: string }
  /** Announces more or fewer bytes than it sends. */
  | { kind: 'lies-about-length'; text: string; announces: 'more' | 'fewer'; whole?: boolean };

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

/** @param models the names of those that it says it has. */
export async function startModelServer(models: readonly string[] = ['quill-1']): Promise<ModelServer> {
  let plan: Behaviour[] = [{ kind: 'answers', text: 'Nothing.' }];
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  const { promise: abandoned, resolve: markAbandoned } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) }));
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const question = JSON.parse(body) as Asked;
    asked.push(question);
    keys.push(request.headers.authorization);
    response.on('close', () => {
      if (!response.writableFinished) markAbandoned();
    });
    const behaviour = plan.length > 1 ? plan.shift() : plan[0];
    if (behaviour) meet(response, behaviour, question);
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

function meet(response: ServerResponse, behaviour: Behaviour, question: Asked): void {
  switch (behaviour.kind) {
    case 'answers':
      answer(response, answersOf(behaviour.text, question), behaviour);
      return;
    case 'refuses-several':
      if ((question.n ?? 1) > 1) refuse(response, behaviour.status ?? 400, 'Only one completion choice is allowed');
      else answer(response, [behaviour.text], {});
      return;
    case 'slow':
      stream(response);
      dripOut(response, pieces(behaviour.text, behaviour.pieceLength), behaviour.everyMs);
      return;
    case 'counts':
      stream(response);
      response.write(event(behaviour.text) + finish());
      response.end(`data: ${JSON.stringify({ choices: [], usage: behaviour.usage })}\n\ndata: [DONE]\n\n`);
      return;
    case 'completes-one':
      stream(response);
      response.write(event('The lamp', 1) + event(behaviour.text) + finish());
      return;
    case 'status':
      if (behaviour.retryAfterSeconds) response.setHeader('retry-after', String(behaviour.retryAfterSeconds));
      refuse(response, behaviour.status, behaviour.message ?? 'no');
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
      return;
    case 'lies-about-length':
      lie(response, behaviour);
  }
}

function answer(response: ServerResponse, texts: readonly string[], { whole, pieceLength = 7 }: { whole?: boolean; pieceLength?: number }) {
  if (!whole) return streamAll(response, texts, pieceLength);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(wholeAnswer(texts));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'error' } }));
}

function lie(response: ServerResponse, { text, announces, whole }: { text: string; announces: 'more' | 'fewer'; whole?: boolean }): void {
  const body = whole ? wholeAnswer([text]) : `${event(text)}${finish()}data: [DONE]\n\n`;
  const length = Buffer.byteLength(body);
  response.writeHead(200, {
    'content-type': whole ? 'application/json' : 'text/event-stream',
    'content-length': String(announces === 'more' ? length + 500 : Math.floor(length * 0.6)),
  });
  response.write(body, () => response.socket?.end());
}
