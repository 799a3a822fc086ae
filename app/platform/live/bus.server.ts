import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, OpenDatabase } from '../database/database.server';
import type { Log } from '../log/log.server';
import { createMessagePieces } from './message-pieces';

/** Receives the messages that other processes publish on a channel. */
interface Subscriber<Message> {
  dispatch(message: Message): void;
  /** Called when messages may have been missed, because the connection was down. */
  onGap?(): void;
}

/** A channel between the processes of a site. Messages may be lost; what must last is in the database. */
export interface Channel<Message> {
  /** Whether there can be other processes. */
  readonly shared: boolean;
  /** Publishes to every other process; in a transaction, only once it commits. */
  publish(executor: Executor, messages: readonly Message[]): Promise<void>;
  /** Call before the bus starts. */
  subscribe(subscriber: Subscriber<Message>): void;
}

/** Receives what the database's own triggers publish. */
interface TriggerSubscriber {
  dispatch(payload: string): void;
  /** Whether payloads arrive now; called once at the start and on each change. */
  onLink(up: boolean): void;
}

/** Carries notifications between the processes of a site, and from its database's triggers. */
export interface Bus {
  /** @param name plain, in lower case; not stored, but the same in all versions that run side by side. */
  channel<Message>(name: string): Channel<Message>;
  /** Subscribes to a channel on which triggers notify. Call before the bus starts. */
  onTrigger(name: string, subscriber: TriggerSubscriber): void;
  /** Starts listening, on one connection for all channels. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A bus over the database's notifications. With the embedded database there is one process: triggers' notifications arrive, and
 * what is published to other processes is dropped.
 * @see docs/decisions/0081-one-bus.md
 */
export function createBus(database: Pick<OpenDatabase, 'kind' | 'listen'>, log: Pick<Log, 'warn'>): Bus {
  const shared = database.kind === 'server';
  const processId = randomUUID();
  const { cut } = createMessagePieces(processId);
  const subscribers = new Map<string, TriggerSubscriber[]>();
  let stopListening: (() => Promise<void>) | undefined;

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

  function dispatch(name: string, payload: string): void {
    for (const subscriber of subscribers.get(name) ?? []) {
      try {
        subscriber.dispatch(payload);
      } catch (error) {
        log.warn({ err: error, channel: name }, 'a message on the bus could not be taken');
      }
    }
  }

  return {
    channel: <Message>(name: string): Channel<Message> => ({
      shared,
      async publish(executor, messages) {
        if (!shared || messages.length === 0) return;
        await sql`select pg_notify(${name}, piece) from unnest(${cut(messages)}::text[]) as piece`.execute(executor);
      },
      subscribe(subscriber) {
        if (shared) subscribe(name, subscriber);
      },
    }),
    onTrigger,
    async start() {
      stopListening = await database.listen([...subscribers.keys()], {
        onMessage: dispatch,
        onLink: (up) => [...subscribers.values()].flat().forEach((subscriber) => void subscriber.onLink(up)),
      });
    },
    stop: async () => stopListening?.(),
  };
}
