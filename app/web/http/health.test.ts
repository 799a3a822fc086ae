import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { networksOf } from '~/platform/requests/networks.server';
import type { HealthSources } from './health';
import { healthEndpoints } from './health';

let server: Server;
afterEach(() => void server.close());

async function serving({ trustProxy = 0, allow = '10.0.0.0/8', databaseAnswers = true }) {
  const stopping = new AbortController();
  const site = {
    config: { metricsAllow: networksOf(allow) },
    database: { ping: () => (databaseAnswers ? Promise.resolve() : Promise.reject(new Error('away'))) },
    metrics: { registry: { contentType: 'text/plain', metrics: async () => 'figures' } },
    stopping: stopping.signal,
  } as unknown as HealthSources;
  const app = express().set('trust proxy', trustProxy).use(healthEndpoints(site));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string, forwardedFor?: string) => {
    const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
  };
  return { statusOf, stop: () => stopping.abort() };
}

describe('the health of a process', () => {
  it('is reported separately: alive, with its database, ready for requests', async () => {
    const well = await serving({});
    for (const path of ['/livez', '/openz', '/healthz', '/readyz']) expect(await well.statusOf(path), path).toBe(200);
    well.stop();
    for (const path of ['/openz', '/readyz']) expect(await well.statusOf(path), path).toBe(503);
    expect(await well.statusOf('/healthz')).toBe(200);
    server.close();
    const away = await serving({ databaseAnswers: false });
    const statuses = ['/livez', '/openz', '/healthz', '/readyz'].map((path) => away.statusOf(path));
    expect(await Promise.all(statuses), 'a proxy still asks it for pages').toEqual([200, 200, 503, 503]);
  });
});

describe('the metrics', () => {
  it('are available to this machine', async () => {
    const { statusOf } = await serving({});
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/metrics', '10.0.0.1'), 'through a proxy that nobody told of').toBe(403);
  });

  it('are available to allowed addresses, as reported by a trusted proxy', async () => {
    const { statusOf } = await serving({ trustProxy: 1 });
    expect(await statusOf('/metrics', '10.1.2.3')).toBe(200);
    expect(await statusOf('/metrics', '::ffff:10.1.2.3')).toBe(200);
    expect(await statusOf('/metrics', '192.0.2.1')).toBe(403);
    expect(await statusOf('/metrics', '10.1.2.3, 192.0.2.1')).toBe(403);
    expect(await statusOf('/metrics', 'nonsense')).toBe(403);
  });
});
