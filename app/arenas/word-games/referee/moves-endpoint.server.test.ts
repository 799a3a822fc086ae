import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '~/platform/log/metrics.server';
import type { MoveAnswer, SentMove } from './moves.contract';
import { createMovesEndpoint } from './moves-endpoint.server';

const RUN = '11111111-2222-4333-8444-555555555555';
const MOVES = `/word-games/runs/${RUN}/moves`;
const move = vi.fn<(runId: string, sent: SentMove) => Promise<MoveAnswer>>();
const end = vi.fn<(runId: string, key: string) => Promise<MoveAnswer>>();
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const metrics = createMetrics();
const result = { score: 10, xp: 1, isBest: true, unsolved: [] };
let server: Server;
let port: number;

beforeAll(async () => {
  const siteUrl = new URL('http://localhost:3000');
  const endpoint = createMovesEndpoint({ referee: { move, end }, siteUrl, metrics, log });
  server = createServer((incoming, response) => {
    if (!endpoint(incoming, response)) response.writeHead(418).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  vi.clearAllMocks();
  move.mockResolvedValue({
    status: 'played',
    number: 1,
    verdict: { kind: 'right', text: 'Correct!', points: 10 },
    score: 10,
    msLeft: 9,
    view: {},
  });
  end.mockResolvedValue({ status: 'over', text: 'Over.', score: 10, result });
});

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send({ path = MOVES, method = 'POST', headers = {}, body = '' }: Sent) {
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { 'Content-Type': 'application/json', ...headers } });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, json: text ? (JSON.parse(text) as unknown) : undefined };
}

const sent = (over: object = {}) => JSON.stringify({ key: 'k', number: 1, move: { type: 'skip' }, ...over });

describe('the endpoint for moves', () => {
  it('leads to the referee and back, and its answers are never cached', async () => {
    const answer = await send({ body: sent() });
    expect(move).toHaveBeenCalledWith(RUN, { key: 'k', number: 1, move: { type: 'skip' } });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      json: { status: 'played', score: 10 },
    });
  });

  it('ends a run', async () => {
    const answer = await send({ path: `/word-games/runs/${RUN}/end`, body: JSON.stringify({ key: 'k' }) });
    expect(end).toHaveBeenCalledWith(RUN, 'k');
    expect(answer).toMatchObject({ status: 200, json: { status: 'over', result } });
  });

  it('takes only moves', async () => {
    for (const path of ['/', '/word-games', `${MOVES}/more`, `/word-games/runs//moves`, `/word-games/runs/${'x'.repeat(65)}/moves`]) {
      expect(await send({ path })).toMatchObject({ status: 418 });
    }
  });

  it.each<[MoveAnswer, number]>([
    [{ status: 'over', text: '', score: 0, result }, 200],
    [{ status: 'skipped', text: '', nextMove: 3 }, 409],
    [{ status: 'malformed', text: '', nextMove: 3 }, 400],
    [{ status: 'forbidden', text: '' }, 403],
    [{ status: 'unknown', text: '' }, 404],
  ])('says %j with status %i', async (answer, status) => {
    move.mockResolvedValue(answer);
    expect(await send({ body: sent() })).toMatchObject({ status, json: answer });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"key":7,"number":1}',
    '{"key":"k","number":"1"}',
    '{"key":"k","number":1.5}',
    '{"key":"k","number":1e300}',
  ])('refuses %s', async (body) => {
    expect(await send({ body })).toMatchObject({ status: 400, json: { text: expect.stringMatching(/^A move is JSON/) } });
    expect(move).not.toHaveBeenCalled();
  });

  it('refuses other methods, content types and sites', async () => {
    expect(await send({ method: 'GET' })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(await send({ headers: { 'Content-Type': 'text/plain' }, body: sent() })).toMatchObject({ status: 415 });
    expect(await send({ headers: { Origin: 'https://elsewhere.example' }, body: sent() })).toMatchObject({ status: 403 });
    expect(await send({ headers: { 'Sec-Fetch-Site': 'cross-site' }, body: sent() })).toMatchObject({ status: 403 });
    expect(move).not.toHaveBeenCalled();
    expect(await send({ headers: { Origin: 'http://127.0.0.1:3000' }, body: sent() })).toMatchObject({ status: 200 });
  });

  it('accepts up to 16 kB, announced or not', async () => {
    const large = sent({ move: 'x'.repeat(17 * 1024) });
    const refused = { status: 413, json: { text: 'That is too long for one move.' } };
    expect(await send({ body: large, headers: { 'Content-Length': String(large.length) } })).toMatchObject(refused);
    expect(await send({ body: large, headers: { 'Transfer-Encoding': 'chunked' } })).toMatchObject(refused);
    expect(move).not.toHaveBeenCalled();
    expect(await send({ body: sent({ move: 'x'.repeat(15 * 1024) }) })).toMatchObject({ status: 200 });
  });

  it('asks the browser to retry when the database is away', async () => {
    move.mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect(await send({ body: sent() })).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('logs an error and does not reveal it', async () => {
    const fault = new Error('a secret detail');
    move.mockRejectedValue(fault);
    const answer = await send({ body: sent() });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.json)).not.toContain('secret');
    expect(log.error).toHaveBeenCalledWith({ err: fault, runId: RUN }, expect.any(String));
  });

  it('is measured', async () => {
    await send({ body: sent() });
    expect(await metrics.registry.metrics()).toMatch(
      /quillarena_http_request_seconds_count\{method="POST",route="\/word-games\/runs\/:id\/moves",status="2xx"\} [1-9]/,
    );
  });
});
