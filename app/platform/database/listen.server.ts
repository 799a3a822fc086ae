import pg from 'pg';
import { DatabaseAway } from './database-away';

/** Callbacks of a subscription to channels of the database. */
export interface Listener {
  onMessage(channel: string, payload: string): void;
  /** Called at the start and on each change with whether messages arrive. */
  onLink(up: boolean): void;
  /** Time limit of connecting and of each answer, in ms; by default three seconds. */
  answerLimitMs?: number;
}

/** A subscription with the connection that it holds. */
export interface Listening {
  /** Runs a short statement on that connection. @throws {DatabaseAway} while it is broken; an error once the time limit of an answer is over. */
  query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** How operators see these connections in pg_stat_activity. */
export const LISTENER_NAME = 'quillarena bus';

/** Interval of connection checks, in ms. */
const CHECK_MS = 1_000;
/** Unless a listener says otherwise: a process that is busy for a second keeps its connection, and its caches. */
const ANSWER_LIMIT_MS = 3_000;
const RETRY_MS = 500;

/**
 * Listens on a separate connection, which is reopened whenever it breaks.
 * @param channels plain names that need no quoting.
 */
export async function listenOnServer(
  connectionString: string,
  channels: readonly string[],
  { onMessage, onLink, answerLimitMs = ANSWER_LIMIT_MS }: Listener,
): Promise<Listening> {
  let ended = false;
  let client: pg.Client | undefined;
  /** Runs a statement on the client while it listens. */
  let listening: ((text: string, values: readonly unknown[]) => Promise<pg.QueryResult>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
      application_name: LISTENER_NAME,
    });
    client = fresh;
    let broken = false;
    const fail = () => {
      if (broken || ended) return;
      broken = true;
      listening = undefined;
      clearTimeout(timer);
      onLink(false);
      fresh.end().catch(() => {});
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    fresh.on('error', fail);
    fresh.on('end', fail);
    fresh.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    let last: Promise<unknown> = Promise.resolve();
    // One statement after the other. An error that the server has not sent is the connection's.
    const run = (text: string, values: readonly unknown[] = []) => {
      const answer = last.then(() => fresh.query(text, [...values]));
      last = answer.catch((error: unknown) => error instanceof pg.DatabaseError || fail());
      return answer;
    };
    const check = () => {
      timer = setTimeout(() => run('select 1').then(check, fail), CHECK_MS);
    };
    try {
      await fresh.connect();
      // What is published here may be lost with the server, and nobody waits for its disk.
      await fresh.query(
        ['set synchronous_commit = off;', ...channels.map((channel) => `listen ${pg.escapeIdentifier(channel)};`)].join(' '),
      );
      if (broken || ended) return;
      listening = run;
      onLink(true);
      check();
    } catch {
      fail();
    }
  }

  await connect();
  return {
    async query<Row>(text: string, values: readonly unknown[]) {
      if (!listening) throw new DatabaseAway();
      return (await listening(text, values)).rows as Row[];
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
