import pg from 'pg';

/** What becomes of a subscription to channels of the database. */
export interface Listener {
  onMessage(channel: string, payload: string): void;
  /** Whether messages arrive now; called once at the start, and at each change. */
  onLink(up: boolean): void;
}

/** How often the connection is tried, in ms, and how long an answer may take. */
const CHECK_MS = 1_000;
const RETRY_MS = 500;

/**
 * Listens on a connection of its own, which is opened again as often as it breaks.
 * @param channels plain names, which need no quoting.
 * @returns a function that ends it.
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
