import { createClient } from '@redis/client';
import { withTimeout } from '../retry/with-timeout';

/** Callbacks of a connection to Redis. */
interface RedisListener {
  onMessage(message: string): void;
  /** Called on each change with whether messages arrive. @param why what broke the connection. */
  onLink(up: boolean, why?: unknown): void;
}

/** A connection to Redis that hears one channel and publishes on it. */
export interface RedisLink {
  /** Connects. @returns once the first attempt has succeeded or failed; further ones follow until one succeeds. */
  start(): Promise<void>;
  /** Publishes to everybody on the channel, this process included. @throws when Redis did not take the message within 2 s. */
  publish(message: string): Promise<void>;
  stop(): Promise<void>;
}

/** Interval of connection checks, in ms. */
const CHECK_MS = 1_000;
/** Time limit of connecting and of each answer, in ms. With the interval it bounds how long a silent server is believed in. */
const ANSWER_LIMIT_MS = 2_000;
const RETRY_MS = 500;

/** Thrown while Redis does not answer. */
class RedisAway extends Error {
  override name = 'RedisAway';
}

/**
 * A connection to Redis or Valkey that is opened again whenever it breaks or is silent.
 * @param url `redis://` or `rediss://`.
 */
export function createRedisLink(url: string, channel: string, { onMessage, onLink }: RedisListener): RedisLink {
  let ended = false;
  let client: ReturnType<typeof openClient> | undefined;
  let listening: typeof client;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = openClient(url);
    client = fresh;
    let broken = false;
    const fail = (error: unknown) => {
      if (broken || ended) return;
      broken = true;
      listening = undefined;
      clearTimeout(timer);
      close(fresh);
      onLink(false, error);
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    const check = () => {
      timer = setTimeout(() => void inTime(fresh.ping()).then(check, fail), CHECK_MS);
    };
    fresh.on('error', fail);
    try {
      await inTime(fresh.connect());
      await inTime(fresh.subscribe(channel, onMessage));
      if (broken || ended) return;
      listening = fresh;
      onLink(true);
      check();
    } catch (error) {
      fail(error);
    }
  }

  return {
    start: connect,
    async publish(message) {
      if (!listening) throw new RedisAway('There is no connection to Redis.');
      await inTime(listening.publish(channel, message));
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      if (client) close(client);
    },
  };
}

/** Version 3 of the protocol carries answers and messages on one connection, so that a process that cannot hear does not publish. */
function openClient(url: string) {
  return createClient({
    url,
    RESP: 3,
    name: 'quillarena',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: ANSWER_LIMIT_MS, reconnectStrategy: false },
  });
}

function close(client: ReturnType<typeof openClient>): void {
  if (client.isOpen) client.destroy();
}

function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  // Work that fails later fails for nobody.
  work.catch(() => undefined);
  return withTimeout(work, ANSWER_LIMIT_MS, () => {
    throw new RedisAway(`Redis did not answer within ${ANSWER_LIMIT_MS} ms.`);
  });
}
