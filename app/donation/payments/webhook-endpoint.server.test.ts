import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '~/platform/log/log.server';
import { createWebhookEndpoint } from './webhook-endpoint.server';

const takeEvent = vi.fn<(body: Uint8Array, signature: string | undefined) => Promise<boolean>>();
const app = express().use(createWebhookEndpoint({ events: { take: takeEvent } }, createLog({ level: 'silent' })));
const server = createServer(app);
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  takeEvent.mockReset();
});

const post = (body: string) =>
  fetch(url, { method: 'POST', body, headers: { 'stripe-signature': 't=1', 'content-type': 'application/json' } });

describe('the webhook endpoint', () => {
  it('passes on the raw bytes with their signature', async () => {
    takeEvent.mockResolvedValueOnce(true);
    expect((await post('{ "id":  "é" }')).status).toBe(200);
    const [body, signature] = takeEvent.mock.calls[0] ?? [];
    expect(Buffer.from(body ?? []).toString('utf8')).toBe('{ "id":  "é" }');
    expect(signature).toBe('t=1');
  });

  it.each([
    ['400 when it is not signed as it should be', () => Promise.resolve(false), 400],
    ['503, to be sent again, while the database is away', () => Promise.reject(new Error('Connection terminated')), 503],
    ['500, to be sent again, when something breaks', () => Promise.reject(new Error('oh')), 500],
  ] satisfies [string, () => Promise<boolean>, number][])('answers %s', async (_what, take, status) => {
    takeEvent.mockImplementationOnce(take);
    expect((await post('{}')).status).toBe(status);
  });

  it('refuses bodies above 256 KiB and ignores other requests', async () => {
    expect((await post('x'.repeat(300_000))).status).toBe(413);
    expect(takeEvent).not.toHaveBeenCalled();
    expect((await fetch(url)).status).toBe(404);
  });
});
