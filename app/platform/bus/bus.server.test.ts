import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { cutListeners } from '../testing/database/cut-listeners';
import { onTestDatabase } from '../testing/database/test-database';
import { type Bus, createBus } from './bus.server';

const SERVER = process.env.TEST_DATABASE_URL;
const CHANNEL = 'test_channel';
const warn = vi.fn();

/** A process with a bus, and what it received on a channel. */
function openProcess(database: OpenDatabase) {
  const bus = createBus(database, { warn });
  const channel = bus.channel<unknown>(CHANNEL);
  const received: unknown[] = [];
  const onGap = vi.fn();
  channel.subscribe({ dispatch: (message) => void received.push(message), onGap });
  const onTrigger = vi.fn<(payload: string) => void>();
  const onLink = vi.fn<(up: boolean) => void>();
  bus.onTrigger('test_trigger', { dispatch: onTrigger, onLink });
  return { bus, channel, received, onGap, onTrigger, onLink };
}

describe('the bus', () => {
  let database: OpenDatabase;
  const started: Bus[] = [];
  onTestDatabase((fixture) => {
    ({ database } = fixture);
  });
  beforeEach(() => warn.mockClear());
  afterEach(async () => {
    for (const bus of started.splice(0)) await bus.stop();
  });

  async function processes<Count extends 1 | 2>(count: Count) {
    const opened = Array.from({ length: count }, () => openProcess(database));
    for (const { bus } of opened) {
      await bus.start();
      started.push(bus);
    }
    return opened as Count extends 1 ? [ReturnType<typeof openProcess>] : [ReturnType<typeof openProcess>, ReturnType<typeof openProcess>];
  }

  it('dispatches announcements of triggers, and reports that it listens', async () => {
    const [one] = await processes(1);
    expect(one.onLink.mock.calls).toEqual([[true]]);
    await database.execute(`select announce('test_trigger', 'story:1')`);
    await vi.waitFor(() => expect(one.onTrigger).toHaveBeenCalledExactlyOnceWith('story:1'));
  });

  it('continues after a message whose handling failed', async () => {
    const [one] = await processes(1);
    one.onTrigger.mockImplementationOnce(() => {
      throw new Error('no');
    });
    await database.execute(`select announce('test_trigger', 'bad'), announce('test_trigger', 'good')`);
    await vi.waitFor(() => expect(one.onTrigger).toHaveBeenLastCalledWith('good'));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('knows of no other process on the embedded database', async () => {
    const [one] = await processes(1);
    expect(one.channel.shared).toBe(SERVER !== undefined && SERVER !== '');
  });

  describe.runIf(SERVER)('between two processes', () => {
    it('delivers messages to the other one, in order, short and long', async () => {
      const [one, other] = await processes(2);
      const messages = [{ word: 'first' }, { word: 'ü'.repeat(9_000) }, { word: 'last' }];
      await one.channel.publish(database.db, messages);
      await one.channel.publish(database.db, ['end']);
      await other.channel.publish(database.db, ['of the other']);
      await vi.waitFor(() => expect(other.received).toEqual([...messages, 'end']));
      await vi.waitFor(() => expect(one.received).toEqual(['of the other']));
    });

    it('publishes only once a transaction is committed', async () => {
      const [one, other] = await processes(2);
      const undone = database.db.transaction().execute(async (trx) => {
        await one.channel.publish(trx, ['undone']);
        throw new Error('taken back');
      });
      await expect(undone).rejects.toThrow('taken back');
      await database.db.transaction().execute((trx) => one.channel.publish(trx, ['done']));
      await vi.waitFor(() => expect(other.received).toEqual(['done']));
    });

    it('delivers to the other one at once what goes past the outbox', async () => {
      const [one, other] = await processes(2);
      await one.channel.publishAtOnce([{ word: 'ü'.repeat(9_000) }, 'typed']);
      await vi.waitFor(() => expect(other.received).toEqual([{ word: 'ü'.repeat(9_000) }, 'typed']));
      expect(one.received).toEqual([]);
    });

    it('reports that messages may be missing when a batch did not arrive, and continues', async () => {
      const [one, other] = await processes(2);
      await one.channel.publish(database.db, ['first']);
      await vi.waitFor(() => expect(other.received).toEqual(['first']));
      other.onGap.mockClear();
      await database.execute('update bus_publisher set last_batch = last_batch + 1');
      await vi.waitFor(() => expect(other.onLink.mock.calls).toEqual([[true], [false], [true]]));
      expect(other.onGap).toHaveBeenCalledOnce();
      await one.channel.publish(database.db, ['second']);
      await vi.waitFor(() => expect(other.received).toEqual(['first', 'second']));
    });

    it('reports that messages may be missing after its connection broke, and continues', async () => {
      const [one, other] = await processes(2);
      other.onGap.mockClear();
      await cutListeners(database);
      await vi.waitFor(() => expect(other.onLink.mock.calls).toEqual([[true], [false], [true]]));
      expect(other.onGap).toHaveBeenCalledOnce();
      await one.channel.publish(database.db, ['after the break']);
      await vi.waitFor(() => expect(other.received).toEqual(['after the break']));
    });
  });
});
