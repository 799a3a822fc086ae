import pg from 'pg';

/** Callbacks of a subscription to channels of the database. */
export interface Listener {
  onMessage(channel: string, payload: string): void;
  /** Called at the start and on each change with whether messages arrive. */
  onLink(up: boolean): void;
}

/** Interval of connection checks, and time limit of each, in ms. */
const CHECK_MS = 1_000;
const RETRY_MS = 500;

/**
 * Listens on a separate connection, which is reopened whenever it breaks.
 * @param channels plain names that need no quoting.
 * @returns a function that stops listening.
 */
export async function listenOnServer(
  connectionString: string,
  channels: readonly string[],
  { onMessage, onLink }: Listener,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
      application_name: 'quillarena',
    });
    client = fresh;
    let broken = false;
    const fail = () => {
      if (broken || ended) return;
      broken = true;
      clearTimeout(timer);
      onLink(false);
      fresh.end().catch(() => {});
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    fresh.on('error', fail);
    fresh.on('end', fail);
    fresh.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    const check = () => {
      timer = setTimeout(() => fresh.query('select 1').then(check, fail), CHECK_MS);
    };
    try {
      await fresh.connect();
      await fresh.query(channels.map((channel) => `listen ${channel};`).join(' '));
      if (broken || ended) return;
      onLink(true);
      check();
    } catch {
      fail();
    }
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
