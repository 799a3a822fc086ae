import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { openEmbeddedDatabase } from '~/platform/database/embedded/embedded-database.server';
import { queryReport } from '~/platform/database/observed-queries.server';
import { askingAs } from '~/platform/database/query-origin.server';
import { createLog } from '~/platform/log/log.server';
import { createMetrics } from '~/platform/log/metrics.server';
import { openTraceReceiver, type TraceReceiver } from '~/platform/testing/servers/trace-receiver';
import { createOtlpTracing } from '~/platform/tracing/otlp-tracing.server';
import type { Tracing } from '~/platform/tracing/tracing.server';
import { requestLog } from './request-log';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };

describe('the trace of a request', () => {
  const metrics = createMetrics();
  let database: OpenDatabase;
  let tracing: Tracing;
  let receiver: TraceReceiver;
  let server: Server;
  let lines: string[];
  const slow: unknown[] = [];
  beforeAll(async () => {
    const record: Tracing['record'] = (...query) => tracing.record(...query);
    database = await openEmbeddedDatabase(undefined, {
      onQuery: queryReport({ metrics, tracing: { record }, log: { warn: (facts: unknown) => void slow.push(facts) }, slowMs: 0 }),
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    lines = [];
    receiver = await openTraceReceiver();
  });
  afterEach(async () => {
    server.close();
    await tracing.stop();
    receiver.close();
  });

  /** Serves a page with two queries, of which the second fails. @returns its address. */
  async function serve(isBehindProxy: boolean): Promise<string> {
    const log = createLog({ destination: { write: (line: string) => void lines.push(line) } });
    tracing = createOtlpTracing({ endpoint: receiver.url, log, gatherMs: 1 });
    const app = express();
    app.use(requestLog({ log, metrics, tracing, isBehindProxy }));
    app.get('/players/:name', async (request, response) => {
      response.locals.route = '/players/:name';
      await askingAs('players.find', () => sql`select relname from pg_class where relname = ${request.params.name}`.execute(database.db));
      await database.execute('select secret from nowhere').catch(() => log.info('a query failed'));
      response.end();
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/players/mara@example.test?token=hunter2`;
  }

  /** The span of the request, once it and those of its queries have arrived. */
  async function receivedRequest() {
    await vi.waitFor(() => expect(receiver.spans()).toHaveLength(3));
    const request = receiver.spans().find(({ name }) => name.startsWith('GET'));
    if (!request) throw new Error('The request is not among the spans.');
    return request;
  }

  it('has its queries below it, and is named in its log lines', async () => {
    await fetch(await serve(false), { headers });
    const request = await receivedRequest();
    const { traceId, spanId } = request;
    expect(request).toMatchObject({ name: 'GET /players/:name', kind: 2, status: { code: 0 } });
    expect(request.parentSpanId).toBeUndefined();
    expect(traceId).not.toBe(TRACE);
    expect(receiver.spans().filter((span) => span.parentSpanId === spanId && span.traceId === traceId)).toEqual([
      expect.objectContaining({ name: 'players.find: select pg_class', kind: 3, status: { code: 0 } }),
      expect.objectContaining({ name: 'platform: select nowhere', kind: 3, status: { code: 2 } }),
    ]);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ traceId });
    const find = slow.at(-2);
    expect(find, 'a slow query is named, and nothing that it was asked for').toEqual({
      ...{ origin: 'players.find', query: 'select pg_class', failed: false, ms: expect.any(Number) },
    });
  });

  it('holds nothing that names a person', async () => {
    await fetch(await serve(false), { headers: { 'User-Agent': 'Browser of Mara', Cookie: 'session=secret' } });
    await receivedRequest();
    expect(receiver.bodies.join()).not.toMatch(/mara|hunter2|secret|127\.0\.0\.1|relname/i);
  });

  it('continues that of a proxy, if the site has one', async () => {
    await fetch(await serve(true), { headers });
    expect(await receivedRequest()).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  });

  it('is its own if what the proxy sent is none', async () => {
    await fetch(await serve(true), { headers: { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` } });
    const { traceId, parentSpanId } = await receivedRequest();
    expect(traceId).toMatch(/^(?!0+$)[\da-f]{32}$/);
    expect(parentSpanId).toBeUndefined();
  });
});
