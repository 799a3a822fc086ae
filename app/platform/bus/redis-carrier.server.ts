import { LISTENER_NAME, type Listening } from '../database/listen.server';
import type { Figures } from '../log/figures.server';
import type { Log } from '../log/log.server';
import { createKeyedHash } from '../sealing/seal.server';
import { createRedisLink } from './redis-link.server';

/** A message for a channel, as LISTEN delivers it. */
type Notification = readonly [channel: string, payload: string];

/** How operators and other processes see in pg_stat_activity that a process hears Redis. */
const HEARS_REDIS = `${LISTENER_NAME} with redis`;

const SHOW = `select set_config('application_name', $1, false)`;
/** Other processes, also those of versions and settings without Redis, are seen by the connections on which they listen. */
const ALL_HEAR = `select not exists (
  select from pg_stat_activity where datname = current_database() and application_name = '${LISTENER_NAME}'
) as all_hear`;

/** Carries the messages of the bus over Redis while every process of the site hears it. Otherwise NOTIFY carries them. */
export interface RedisCarrier {
  /** Whether it carries now. */
  carries(): boolean;
  /** Sends to every process, this one included. @throws when Redis did not take it: NOTIFY must carry it then. */
  carry(notifications: readonly Notification[]): Promise<void>;
  /**
   * Shows the other processes whether this one hears Redis, and looks whether they do; called every second and when the
   * process listens again. Until then it does not know, and does not carry.
   * @param query runs a statement on the connection that listens.
   */
  compare(query: Listening['query']): Promise<void>;
  /** Whether there is a connection, and whether it carries. */
  figures: Figures;
  /** Connects; where that fails, it is tried again until it succeeds. @param onNotification called with each, in order. */
  start(onNotification: (channel: string, payload: string) => void): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param url the address of Redis or Valkey.
 * @param secret the site's: sites that share a Redis do not hear each other.
 * @see docs/decisions/0081-one-bus.md
 */
export function createRedisCarrier(url: string, secret: string, log: Pick<Log, 'info' | 'warn'>): RedisCarrier {
  const channel = `quillarena:${createKeyedHash(secret, 'bus')('channel')}`;
  let state: 'starting' | 'hears' | 'away' = 'starting';
  let allHear = false;
  let receive: (channel: string, payload: string) => void = () => undefined;
  let show: () => Promise<void> = async () => undefined;
  const link = createRedisLink(url, channel, { onMessage, onLink });

  function onMessage(message: string): void {
    try {
      for (const [name, payload] of JSON.parse(message) as Notification[]) receive(name, payload);
    } catch (error) {
      log.warn({ redis: reasonOf(error) }, 'a message from Redis could not be read');
    }
  }

  function onLink(up: boolean, why?: unknown): void {
    const now = up ? 'hears' : 'away';
    if (state === now) return;
    state = now;
    if (up) log.info('connected to Redis: messages between processes go over it once all of them are');
    else {
      allHear = false;
      log.warn({ redis: reasonOf(why) }, 'Redis is away: messages between processes go over PostgreSQL');
    }
    // While the database is away as well, the next comparison shows it.
    show().catch(() => undefined);
  }

  const carries = () => state === 'hears' && allHear;

  return {
    carries,
    carry: (notifications) => link.publish(JSON.stringify(notifications)),
    async compare(query) {
      show = async () => void (await query(SHOW, [state === 'hears' ? HEARS_REDIS : LISTENER_NAME]));
      await show();
      const [looked] = await query<{ all_hear: boolean }>(ALL_HEAR, []);
      allHear = state === 'hears' && looked?.all_hear === true;
    },
    figures: {
      gauges: {
        redis_connected: { help: 'Whether this process is connected to Redis (1) or not (0).' },
        redis_carries: { help: 'Whether messages between processes go over Redis (1), or over PostgreSQL (0).' },
      },
      read: async () => [
        { name: 'redis_connected', value: Number(state === 'hears') },
        { name: 'redis_carries', value: Number(carries()) },
      ],
    },
    async start(onNotification) {
      receive = onNotification;
      await link.start();
    },
    stop: link.stop,
  };
}

/** Not as an error: the log would take it for one of the database. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
