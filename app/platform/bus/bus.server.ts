import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, OpenDatabase } from '../database/database.server';
import type { Listening } from '../database/listen.server';
import type { Figures } from '../log/figures.server';
import type { Log } from '../log/log.server';
import { createBatchNumbers } from './batch-numbers';
import { createMessagePieces } from './message-pieces';
import { BATCH_CHANNEL, createPublisher, type Publisher } from './publisher.server';
import type { RedisCarrier } from './redis-carrier.server';

const WAITING = `select count(*)::integer as messages, coalesce(extract(epoch from clock_timestamp() - min(added_at)), 0)::float as oldest from bus_outbox`;
/** A role sees what its own connections wait for, and that others are there. */
const STANDBYS = `select (select count(*) from pg_stat_replication)::integer as standbys,
  coalesce(extract(epoch from clock_timestamp() - min(query_start)), 0)::float as commit_wait
  from pg_stat_activity where wait_event = 'SyncRep'`;
/** How often the number of the last batch is compared with the database's, in ms. */
const COMPARE_EVERY_MS = 1_000;
/** How long messages that go past the outbox are worth gathering, in ms. */
const GATHER_MS = 250;
const GATHER_FOR_REDIS_MS = 50;

/** Receives the messages that other processes publish on a channel. */
interface Subscriber<Message> {
  dispatch(message: Message): void;
  /** Called when messages may have been missed. */
  onGap?(): void;
}

/** A channel between the processes of a site. Messages may be lost; what must last is in the database. */
export interface Channel<Message> {
  /** Whether there can be other processes. */
  readonly shared: boolean;
  /** Publishes to every other process within a moment; in a transaction, only once it commits. */
  publish(executor: Executor, messages: readonly Message[]): Promise<void>;
  /** Publishes past the outbox, at once: for what is gathered from many people and of use for a moment, never in a transaction. */
  publishAtOnce(messages: readonly Message[]): Promise<void>;
  /** How long to gather such messages before they are published, in ms: Redis takes them more often than PostgreSQL. */
  gatherMs(): number;
  /** Call before the bus starts. */
  subscribe(subscriber: Subscriber<Message>): void;
}

/** Receives what the database's own triggers announce. A message may arrive twice. */
interface TriggerSubscriber {
  dispatch(payload: string): void;
  /** Whether payloads arrive now; called once at the start and on each change. Up again: some may have been missed. */
  onLink(up: boolean): void;
}

/** Carries notifications between the processes of a site, and from its database's triggers. */
export interface Bus {
  /** @param name plain, in lower case; not stored, but the same in all versions that run side by side. */
  channel<Message>(name: string): Channel<Message>;
  /** Subscribes to a channel on which triggers announce. Call before the bus starts. */
  onTrigger(name: string, subscriber: TriggerSubscriber): void;
  /** What waits in the outbox, and what of the site waits for a standby: read on the connection that listens, which waits for none. */
  figures: Figures;
  /** Starts listening, on one connection for all channels. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A bus over the database's notifications. What is committed goes through the outbox, which one process at a time publishes.
 * With the embedded database there is one process: triggers' announcements arrive at once, and what is published to other
 * processes is dropped.
 * @param redis carries messages in place of notifications while every process hears it.
 * @see docs/decisions/0081-one-bus.md
 */
export function createBus(database: Pick<OpenDatabase, 'kind' | 'listen' | 'execute'>, log: Pick<Log, 'warn'>, redis?: RedisCarrier): Bus {
  const shared = database.kind === 'server';
  const processId = randomUUID();
  const { cut } = createMessagePieces(processId);
  const subscribers = new Map<string, TriggerSubscriber[]>();
  let listening: Listening | undefined;
  let publisher: Publisher | undefined;
  let comparing: NodeJS.Timeout | undefined;

  const numbers = createBatchNumbers(() => {
    log.warn('messages on the bus were missed: everything is dropped');
    linkIs(false);
    linkIs(true);
  });

  const onTrigger = (name: string, subscriber: TriggerSubscriber) => {
    subscribers.set(name, [...(subscribers.get(name) ?? []), subscriber]);
  };

  function subscribe<Message>(name: string, { dispatch, onGap }: Subscriber<Message>): void {
    let pieces = createMessagePieces(processId);
    onTrigger(name, {
      dispatch(payload) {
        const batch = pieces.join(payload);
        if (batch !== undefined) for (const message of JSON.parse(batch) as Message[]) dispatch(message);
      },
      onLink(up) {
        // The rest of a partial batch never arrives.
        pieces = createMessagePieces(processId);
        if (up) onGap?.();
      },
    });
  }

  function linkIs(up: boolean): void {
    for (const subscriber of [...subscribers.values()].flat()) subscriber.onLink(up);
  }

  function dispatch(name: string, payload: string): void {
    if (name === BATCH_CHANNEL) numbers.received(Number(payload));
    for (const subscriber of subscribers.get(name) ?? []) {
      try {
        subscriber.dispatch(payload);
      } catch (error) {
        log.warn({ err: error, channel: name }, 'a message on the bus could not be taken');
      }
    }
  }

  function share({ query }: Listening): void {
    const onFailure = (error: unknown) => log.warn({ err: error }, 'the outbox could not be read; trying again');
    publisher = createPublisher({ query, execute: database.execute, onFailure, redis });
    publisher.start();
    void compare(query);
    comparing = setInterval(() => void compare(query), COMPARE_EVERY_MS);
  }

  /** Looks what other processes have published and hear. While the connection is down, everybody knows that. */
  async function compare(query: Listening['query']): Promise<void> {
    try {
      const [newest] = await query<{ number: string }>('select last_batch::text as number from bus_publisher', []);
      if (newest) numbers.shown(Number(newest.number));
      await redis?.compare(query);
    } catch {
      // The next look is a second away.
    }
  }

  /** Past the outbox, over Redis if every process hears it. */
  async function carry(name: string, pieces: readonly string[]): Promise<void> {
    if (redis?.carries()) {
      try {
        return await redis.carry(pieces.map((piece) => [name, piece]));
      } catch {
        // Redis has gone this moment, and PostgreSQL takes them.
      }
    }
    await listening?.query('select pg_notify($1, piece) from unnest($2::text[]) as piece', [name, pieces]);
  }

  return {
    channel: <Message>(name: string): Channel<Message> => ({
      shared,
      async publish(executor, messages) {
        if (!shared || messages.length === 0) return;
        await sql`
          insert into bus_outbox (channel, payload)
          select ${name}, piece from unnest(${cut(messages)}::text[]) with ordinality as cut (piece, place) order by place`.execute(
          executor,
        );
      },
      async publishAtOnce(messages) {
        if (!shared || messages.length === 0) return;
        await carry(name, cut(messages));
      },
      gatherMs: () => (redis?.carries() ? GATHER_FOR_REDIS_MS : GATHER_MS),
      subscribe(subscriber) {
        if (shared) subscribe(name, subscriber);
      },
    }),
    onTrigger,
    figures: {
      gauges: {
        outbox_waiting: { help: 'Messages in the outbox that are not published yet.' },
        outbox_oldest_seconds: { help: 'How long the oldest of them has waited.' },
        standbys: { help: 'Standbys that follow the database.' },
        commit_wait_seconds: { help: 'How long the oldest commit has waited for a synchronous standby.' },
      },
      async read() {
        const [outbox] = (await listening?.query<{ messages: number; oldest: number }>(WAITING, [])) ?? [];
        const [database] = (await listening?.query<{ standbys: number; commit_wait: number }>(STANDBYS, [])) ?? [];
        if (!outbox || !database) return [];
        return [
          { name: 'outbox_waiting', value: outbox.messages },
          { name: 'outbox_oldest_seconds', value: outbox.oldest },
          { name: 'standbys', value: database.standbys },
          { name: 'commit_wait_seconds', value: database.commit_wait },
        ];
      },
    },
    async start() {
      await redis?.start(dispatch);
      listening = await database.listen([...subscribers.keys(), ...(shared ? [BATCH_CHANNEL] : [])], {
        onMessage: dispatch,
        onLink(up) {
          numbers.linkChanged();
          linkIs(up);
          // The connection is a new one, on which other processes see nothing of Redis yet.
          if (up && listening) void compare(listening.query);
        },
      });
      if (shared) share(listening);
    },
    async stop() {
      clearInterval(comparing);
      await publisher?.stop();
      await listening?.stop();
      await redis?.stop();
    },
  };
}
