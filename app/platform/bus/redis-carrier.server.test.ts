import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { cutListeners } from '../testing/database/cut-listeners';
import { onTestDatabase } from '../testing/database/test-database';
import { openRedis, type Redis } from '../testing/servers/redis-server';
import { type Bus, createBus } from './bus.server';
import { createRedisCarrier, type RedisCarrier } from './redis-carrier.server';

const CHANNEL = 'test_channel';
const SECRET = 'the same for all processes of a site';

interface Process {
  bus: Bus;
  redis: RedisCarrier | undefined;
  /** What came over Redis, and what was dispatched. */
  carried: string[];
  received: string[];
  onGap: ReturnType<typeof vi.fn>;
  log: { info: ReturnType<typeof vi.fn>; warn: ReturnType<typeof vi.fn> };
  say(...messages: string[]): Promise<void>;
  sayAtOnce(...messages: string[]): Promise<void>;
  gatherMs(): number;
}

describe.runIf(process.env.TEST_DATABASE_URL)('messages over Redis', () => {
  let database: OpenDatabase;
  let server: Redis;
  const started: Bus[] = [];
  onTestDatabase((fixture) => {
    ({ database } = fixture);
  });
  beforeEach(async () => {
    server = await openRedis();
  });
  afterEach(async () => {
    server.resume();
    for (const bus of started.splice(0)) await bus.stop();
    await server.kill();
  });

  async function openProcess({ url, secret = SECRET }: { url?: string; secret?: string } = {}): Promise<Process> {
    const log = { info: vi.fn(), warn: vi.fn() };
    const carried: string[] = [];
    const carrier = url === undefined ? undefined : createRedisCarrier(url, secret, log);
    const redis = carrier && {
      ...carrier,
      start: (onNotification: (channel: string, payload: string) => void) =>
        carrier.start((channel, payload) => {
          if (channel === CHANNEL) carried.push(payload.split(' ').slice(4).join(' '));
          onNotification(channel, payload);
        }),
    };
    const bus = createBus(database, log, redis);
    const channel = bus.channel<string>(CHANNEL);
    const received: string[] = [];
    const onGap = vi.fn();
    channel.subscribe({ dispatch: (message) => void received.push(message), onGap });
    await bus.start();
    started.push(bus);
    onGap.mockClear();
    return {
      ...{ bus, redis, carried, received, onGap, log },
      say: (...messages) => channel.publish(database.db, messages),
      sayAtOnce: (...messages) => channel.publishAtOnce(messages),
      gatherMs: channel.gatherMs,
    };
  }

  async function processesOnRedis(): Promise<[Process, Process]> {
    const both: [Process, Process] = [await openProcess({ url: server.url }), await openProcess({ url: server.url })];
    await carry(...both);
    return both;
  }

  const carry = (...processes: Process[]) =>
    vi.waitFor(() => expect(processes.map(({ redis }) => redis?.carries())).toEqual(processes.map(() => true)));
  const stopCarrying = (...processes: Process[]) =>
    vi.waitFor(() => expect(processes.map(({ redis }) => redis?.carries())).toEqual(processes.map(() => false)));
  const hear = ({ received }: Process, messages: string[]) => vi.waitFor(() => expect(received).toEqual(messages));

  it('reach the other process in order, from the outbox and past it, and nothing is left in the outbox', async () => {
    const [one, other] = await processesOnRedis();
    await one.say('first', 'ü'.repeat(9_000));
    await hear(other, ['first', 'ü'.repeat(9_000)]);
    await one.sayAtOnce('typed');
    await hear(other, ['first', 'ü'.repeat(9_000), 'typed']);
    expect(other.carried.length).toBeGreaterThan(1);
    expect(one.received).toEqual([]);
    expect(other.onGap).not.toHaveBeenCalled();
    await vi.waitFor(async () => expect((await database.execute('select 1 from bus_outbox')).rows).toEqual([]));
    expect([one.gatherMs(), other.gatherMs()]).toEqual([50, 50]);
  });

  it('go over PostgreSQL after the death of Redis, without a loss, and over Redis again once it is back', async () => {
    const [one, other] = await processesOnRedis();
    await server.kill();
    await one.say('while it is dead');
    await one.sayAtOnce('typed');
    await vi.waitFor(() => expect(other.received.toSorted()).toEqual(['typed', 'while it is dead']));
    expect(other.carried).toEqual([]);
    expect(other.onGap).not.toHaveBeenCalled();
    expect(one.gatherMs()).toBe(250);
    expect(one.log.warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.stringContaining('Redis is away'));
    await server.start();
    await carry(one, other);
    await one.say('back');
    await vi.waitFor(() => expect(other.carried).toEqual(['["back"]']));
    expect(other.onGap).not.toHaveBeenCalled();
  });

  it('go over PostgreSQL when Redis is silent', async () => {
    const [one, other] = await processesOnRedis();
    server.pause();
    await one.say('while it is silent');
    await hear(other, ['while it is silent']);
    await stopCarrying(one, other);
  });

  it('go over PostgreSQL while one process does not hear Redis', async () => {
    const [one, other] = await processesOnRedis();
    const without = await openProcess();
    await stopCarrying(one, other);
    without.onGap.mockClear();
    await one.say('to all');
    for (const process of [other, without]) await hear(process, ['to all']);
    expect(other.carried).toEqual([]);
    expect(without.onGap).not.toHaveBeenCalled();
    await without.bus.stop();
    await carry(one, other);
  });

  it('are still counted: a process that missed one drops everything', async () => {
    const [one, other] = await processesOnRedis();
    await one.say('first');
    await hear(other, ['first']);
    await database.execute('update bus_publisher set last_batch = last_batch + 1');
    await vi.waitFor(() => expect(other.onGap).toHaveBeenCalledOnce());
  });

  it('are carried again after the connections on which processes listen were cut', async () => {
    const [one, other] = await processesOnRedis();
    await cutListeners(database);
    await vi.waitFor(() => expect(other.onGap).toHaveBeenCalledOnce());
    await carry(one, other);
    await vi.waitFor(async () => {
      await one.say('again');
      expect(other.carried).toContain('["again"]');
    });
  });

  it('of another site on the same Redis are not heard', async () => {
    const [one, other] = await processesOnRedis();
    const stranger = createRedisCarrier(server.url, 'of another site', { info: vi.fn(), warn: vi.fn() });
    const heard = vi.fn();
    await stranger.start(heard);
    await one.say('ours');
    await vi.waitFor(() => expect(other.carried).toEqual(['["ours"]']));
    expect(heard).not.toHaveBeenCalled();
    await stranger.stop();
  });

  it('go over PostgreSQL where Redis was never there', async () => {
    await server.kill();
    const [one, other] = [await openProcess({ url: server.url }), await openProcess({ url: server.url })];
    await one.say('without it');
    await hear(other, ['without it']);
    expect(one.log.warn).toHaveBeenCalledExactlyOnceWith({ redis: 'ECONNREFUSED' }, expect.stringContaining('Redis is away'));
  });
});
