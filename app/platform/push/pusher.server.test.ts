import { afterEach, beforeEach, expect, it } from 'vitest';
import webPush from 'web-push';
import { createLog } from '../log/log.server';
import { createMetrics } from '../log/metrics.server';
import { createSeal } from '../sealing/seal.server';
import { browserKeys, openPushService, type PushServiceAnswer } from '../testing/servers/push-service';
import { publicLookup } from './post-message.server';
import type { PushMessage } from './push-message.contract';
import { createPusher, type PushTarget } from './pusher.server';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const message: PushMessage = { title: 'Ivo follows you', body: 'And says hello', to: '/players/1', tag: 'notice-1', unread: 2 };

let service: Awaited<ReturnType<typeof openPushService>>;
let answers: (PushServiceAnswer | undefined)[];
let targets: Map<string, PushTarget>;
let fates: string[];
/** What the queue holds besides what it works on, with its delay in seconds. */
let queued: { data: object; delay: number | undefined }[];
let work: (data: object) => Promise<void>;

beforeEach(async () => {
  answers = [];
  fates = [];
  queued = [];
  service = await openPushService(() => (answers.length > 0 ? answers.shift() : { status: 201 }));
  targets = new Map([['phone', { endpoint: `${service.url}/phone`, ...browserKeys(), publicKey }]]);
});
afterEach(() => service.close());

const metrics = createMetrics();
const makePusher = (timeoutMs = 5_000, loopback = true) =>
  createPusher({
    jobs: {
      handle: (_queue: string, _options: object, handler: (data: never) => Promise<void>) => {
        work = handler as typeof work;
      },
      send: async (_queue: string, data: object, options: { delaySeconds?: number } = {}) =>
        void queued.push({ data, delay: options.delaySeconds }),
    } as unknown as Parameters<typeof createPusher>[0]['jobs'],
    seal: createSeal('secret', 'push queue'),
    keys: async () => ({ publicKey, privateKey }),
    subject: 'mailto:hello@quillarena.example',
    targets: {
      find: async (id) => targets.get(id),
      reached: async (id) => void fates.push(`${id} reached`),
      failed: async (id) => void fates.push(`${id} failed`),
      remove: async (id) => void fates.push(`${id} removed`),
    },
    metrics,
    log: createLog({ level: 'silent' }),
    ...{ timeoutMs, loopback },
  });

/** Sends a message and works on what the queue holds, once. */
async function push(options: { timeoutMs?: number; loopback?: boolean } = {}): Promise<void> {
  await makePusher(options.timeoutMs, options.loopback).send('phone', message);
  const [job] = queued.splice(0);
  await work(job?.data ?? {});
}

it('a message waits sealed, and arrives encrypted and signed, as the latest of its subject', async () => {
  await makePusher().send('phone', message);
  expect(JSON.stringify(queued)).not.toContain('Ivo');
  const [job] = queued.splice(0);
  await work(job?.data ?? {});
  const [arrived] = service.arrived;
  expect(arrived).toMatchObject({
    path: '/phone',
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=.+, k=/),
      topic: expect.any(String),
    },
  });
  expect(arrived?.body.includes('Ivo')).toBe(false);
  expect(fates).toEqual(['phone reached']);
});

it.each([404, 410])('a device whose service answers %d is removed', async (status) => {
  answers = [{ status }];
  await push();
  expect(fates).toEqual(['phone removed']);
});

it('a service that is full gets the title alone', async () => {
  answers = [{ status: 413 }];
  await push();
  expect(service.arrived.map(({ body }) => body.length)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(service.arrived[1]?.body.length).toBeLessThan(service.arrived[0]?.body.length ?? 0);
  expect(fates).toEqual(['phone reached']);
});

it('a service that asks to wait is asked again later, up to five times, and after an hour at most', async () => {
  answers = [{ status: 429, headers: { 'Retry-After': '120' } }];
  await push();
  expect(queued.map(({ delay }) => delay)).toEqual([120]);
  expect(fates).toEqual([]);
  for (let time = 2; time <= 5; time += 1) {
    answers = [{ status: 429, headers: { 'Retry-After': '999999' } }];
    const [job] = queued.splice(0);
    await work(job?.data ?? {});
    expect(queued.map(({ delay }) => delay)).toEqual([3600]);
  }
  answers = [{ status: 429, headers: { 'Retry-After': '1' } }];
  await expect(work(queued.splice(0)[0]?.data ?? {})).rejects.toThrow('answered 429');
  expect(fates).toEqual(['phone failed']);
});

it('a service that is slow, broken or away fails, to be tried again', async () => {
  answers = [undefined];
  await expect(push({ timeoutMs: 50 })).rejects.toThrow('did not answer');
  answers = [{ status: 500 }];
  await expect(push()).rejects.toThrow('answered 500');
  targets.set('phone', { endpoint: 'http://127.0.0.1:9/', ...browserKeys(), publicKey });
  await expect(push()).rejects.toThrow('did not answer');
  expect(fates).toEqual(['phone failed', 'phone failed', 'phone failed']);
});

it('a redirect is not followed', async () => {
  const inside = await openPushService(() => ({ status: 201 }));
  answers = [{ status: 307, headers: { Location: `${inside.url}/admin` } }];
  await expect(push()).rejects.toThrow('answered 307');
  expect(inside.arrived).toEqual([]);
  await inside.close();
});

it('nothing goes to this machine or a private network, and its device goes', async () => {
  await push({ loopback: false });
  expect(fates).toEqual(['phone removed']);
  expect(service.arrived).toEqual([]);
});

it('a name is refused if any of its addresses is in a private network, at each connection', async () => {
  const addresses = [{ address: '1.1.1.1', family: 4 }];
  const ask = (all: boolean) =>
    new Promise((answered) => {
      publicLookup((_name, _options, callback) => callback(null, addresses))('push.example', { all }, (error, found) =>
        answered(error ? error.constructor.name : found),
      );
    });
  expect([await ask(true), await ask(false)]).toEqual([addresses, '1.1.1.1']);
  addresses.push({ address: '10.0.0.1', family: 4 });
  expect([await ask(true), await ask(false)]).toEqual(['ForbiddenEndpoint', 'ForbiddenEndpoint']);
});

it('a device that was turned on with other keys of the site’s is removed, and one that is gone costs nothing', async () => {
  targets.set('phone', { endpoint: `${service.url}/phone`, ...browserKeys(), publicKey: 'another' });
  await push();
  expect(fates).toEqual(['phone removed']);
  targets.clear();
  await push();
  expect(service.arrived).toEqual([]);
});

it('counts what became of them', async () => {
  await push();
  expect(await metrics.registry.metrics()).toMatch(/quillarena_pushes_total\{outcome="sent"\} [1-9]/);
});
