import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { onTestDatabase } from '../testing/database/test-database';
import { BATCH_CHANNEL, createPublisher, type Publisher } from './publisher.server';

const CHANNEL = 'test_channel';

describe.runIf(process.env.TEST_DATABASE_URL)('the publisher of the outbox', () => {
  let database: OpenDatabase;
  const closing: (() => Promise<void>)[] = [];
  onTestDatabase((fixture) => {
    ({ database } = fixture);
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** A process that takes part in publishing, and what it hears. It can be stopped before any statement, and go on. */
  async function openProcess() {
    const heard: string[] = [];
    const batches: number[] = [];
    let gate = Promise.resolve();
    const onFailure = vi.fn();
    const listening = await database.listen([CHANNEL, BATCH_CHANNEL], {
      onMessage: (channel, payload) => (channel === BATCH_CHANNEL ? batches.push(Number(payload)) : heard.push(payload)),
      onLink: () => undefined,
    });
    const publisher: Publisher = createPublisher({
      query: async <Row>(sql: string, values: readonly unknown[]) => {
        await gate;
        return listening.query<Row>(sql, values);
      },
      execute: database.execute,
      onFailure,
    });
    publisher.start();
    let leave = async () => {
      leave = async () => undefined;
      await publisher.stop();
      await listening.stop();
    };
    closing.push(() => leave());
    return {
      heard,
      batches,
      onFailure,
      leave: () => leave(),
      /** @returns how it goes on. */
      halt(): () => void {
        const { promise, resolve } = Promise.withResolvers<void>();
        gate = promise;
        return resolve;
      },
    };
  }

  const say = (...messages: string[]) =>
    database.execute('insert into bus_outbox (channel, payload) select $1, unnest($2::text[])', [CHANNEL, messages]);
  const leaseIsTaken = () =>
    vi.waitFor(async () => {
      const { rows } = await database.execute('select 1 from bus_publisher where held_until > clock_timestamp()');
      expect(rows).toHaveLength(1);
    });
  const left = async () => (await database.execute('select payload from bus_outbox')).rows;

  it('publishes what is committed to every process once and in order, with the number of the batch, and empties the outbox', async () => {
    const processes = [await openProcess(), await openProcess()];
    await say('first', 'second');
    for (const { heard, batches } of processes) await vi.waitFor(() => expect([heard, batches]).toEqual([['first', 'second'], [1]]));
    await say('third');
    for (const { heard, batches } of processes) await vi.waitFor(() => expect([heard.at(-1), batches]).toEqual(['third', [1, 2]]));
    expect(await left()).toEqual([]);
  });

  it('publishes nothing of a transaction that is taken back, nor before it commits', async () => {
    const { heard } = await openProcess();
    const open = await database.db.startTransaction().execute();
    const add = (payload: string) => open.insertInto('bus_outbox' as never).values({ channel: CHANNEL, payload } as never);
    await add('undone').execute();
    await say('meanwhile');
    await vi.waitFor(() => expect(heard).toEqual(['meanwhile']));
    await open.rollback().execute();
    await say('later');
    await vi.waitFor(() => expect(heard).toEqual(['meanwhile', 'later']));
  });

  it('is replaced when it is stopped, and publishes nothing when it goes on', async () => {
    const first = await openProcess();
    await leaseIsTaken();
    const second = await openProcess();
    const goOn = first.halt();
    await say('while one is stopped');
    await vi.waitFor(() => expect(second.heard).toEqual(['while one is stopped']));
    goOn();
    await say('after it goes on');
    await vi.waitFor(() => expect(second.heard).toHaveLength(2));
    expect([second.heard.at(-1), second.batches]).toEqual(['after it goes on', [1, 2]]);
    const { rows } = await database.execute('select token::integer from bus_publisher');
    expect(rows).toEqual([{ token: 2 }]);
  });

  it('leaves the rest and its lease to the next one when its process stops', async () => {
    const first = await openProcess();
    await leaseIsTaken();
    const second = await openProcess();
    await say('last words');
    await first.leave();
    await vi.waitFor(() => expect(second.heard).toEqual(['last words']));
    await say('next');
    await vi.waitFor(() => expect(second.heard).toEqual(['last words', 'next']));
  });

  it('publishes seldom messages once a second, and the last of them too', async () => {
    const { heard } = await openProcess();
    const began = performance.now();
    const times = () => heard.filter((message) => message === 'stories').length;
    while (times() < 2) await database.execute(`select announce($1, 'stories', true)`, [CHANNEL]);
    await database.execute(`select announce($1, 'end')`, [CHANNEL]);
    await vi.waitFor(async () => expect(await left()).toEqual([]));
    await vi.waitFor(() => expect(heard).toContain('end'));
    const seconds = (performance.now() - began) / 1000;
    expect(times()).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  it('says once that the outbox cannot be looked into, and goes on when it can', async () => {
    const { heard, onFailure } = await openProcess();
    await database.execute('alter table bus_outbox rename to bus_outbox_away');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled());
    await database.execute('alter table bus_outbox_away rename to bus_outbox');
    await say('back');
    await vi.waitFor(() => expect(heard).toEqual(['back']));
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
