import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { createLog } from '~/platform/log/log.server';
import { createMetrics } from '~/platform/log/metrics.server';
import { noTracing } from '~/platform/tracing/tracing.server';
import { requestLog } from './request-log';

it('logs one line per request, without its query or an e-mail address in its path', async () => {
  const lines: string[] = [];
  const app = express();
  const log = createLog({ destination: { write: (line: string) => void lines.push(line) } });
  app.use(requestLog({ log, metrics: createMetrics(), tracing: noTracing, isBehindProxy: false }));
  app.use((_request, response) => void response.status(404).end());
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/players/mara@example.test?token=482913&email=mara@example.test`, {
    headers: { Cookie: 'quillarena.session_token=secret', Authorization: 'Bearer secret' },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  server.close();
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    ...{ pid: process.pid, build: 'development' },
    ...{ level: 30, time: expect.any(String), ms: expect.any(Number), msg: 'request' },
    ...{ requestId: answer.headers.get('x-request-id'), method: 'GET', path: '[address]', status: 404 },
  });
});
