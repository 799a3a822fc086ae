import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '~/platform/log/log.server';
import { createMetrics } from '~/platform/log/metrics.server';
import { noTracing } from '~/platform/tracing/tracing.server';
import { requestLog } from './request-log';

/** A server that logs its requests, and their lines. */
async function loggedServer() {
  const lines: string[] = [];
  const app = express();
  const metrics = createMetrics();
  const log = createLog({ destination: { write: (line: string) => void lines.push(line) } });
  app.use(requestLog({ log, metrics, tracing: noTracing, isBehindProxy: false }));
  app.use((_request, response) => void response.status(404).end());
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { lines, metrics, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('logs one line per request, without its query or an e-mail address in its path', async () => {
  const { lines, url } = await loggedServer();
  const answer = await fetch(`${url}/players/mara@example.test?token=482913&email=mara@example.test`, {
    headers: { Cookie: 'quillarena.session_token=secret', Authorization: 'Bearer secret' },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    ...{ pid: process.pid, build: 'development' },
    ...{ level: 30, time: expect.any(String), ms: expect.any(Number), msg: 'request' },
    ...{ requestId: answer.headers.get('x-request-id'), method: 'GET', path: '[address]', status: 404 },
  });
});

it('logs nothing of what proxies and monitoring ask each second, nor of files', async () => {
  const { lines, url } = await loggedServer();
  for (const path of ['/healthz', '/livez', '/openz', '/readyz', '/metrics', '/assets/a.js', '/stories']) await fetch(url + path);
  await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).path)).toContain('/stories'));
  expect(lines).toHaveLength(1);
});

it('times what people ask for, and nothing that proxies and monitoring do', async () => {
  const { metrics, url } = await loggedServer();
  for (const path of ['/healthz', '/livez', '/openz', '/readyz', '/metrics', '/assets/a.js', '/stories']) await fetch(url + path);
  const timed = async () => (await metrics.requestSeconds.get()).values.find(({ metricName }) => metricName?.endsWith('_count'))?.value;
  await vi.waitFor(async () => expect(await timed()).toBe(2));
});
