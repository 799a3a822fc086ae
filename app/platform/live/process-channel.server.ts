import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Executor } from '../database/database.server';
import type { Log } from '../log/log.server';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const MAX_PIECE = 7_500;
const LISTEN_AGAIN_MS = 1_000;

/** How the processes of a site tell each other something at once. What is told may be lost; what must last is in the database. */
export interface ProcessChannel {
  /** Whether there can be other processes. */
  readonly shared: boolean;
  /** Tells every other process. In a transaction: when it is committed, and only then. */
  tell(executor: Executor, messages: readonly unknown[]): Promise<void>;
  /** Hears what other processes tell. */
  onMessage(heard: (message: unknown) => void): void;
  /** Called when messages may have been missed: the connection was gone for a while. */
  onGap(gap: () => void): void;
  start(): Promise<void>;
  stop(): void;
}

/** For a process that is alone with its database. */
export function noProcessChannel(): ProcessChannel {
  const nothing = () => undefined;
  return { shared: false, tell: async () => undefined, onMessage: nothing, onGap: nothing, start: async () => undefined, stop: nothing };
}

/**
 * A channel over the notifications of a PostgreSQL server. Messages of one process arrive in their order, long
 * ones in pieces.
 * @param name of the channel, in lower case.
 */
export function createProcessChannel(pool: pg.Pool, name: string, log: Pick<Log, 'warn'>): ProcessChannel {
  const processId = randomUUID();
  const hearers: ((message: unknown) => void)[] = [];
  const gaps: (() => void)[] = [];
  const pieces = createPieces();
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = () => {
    client = undefined;
    if (stopped) return;
    timer = setTimeout(() => {
      listen().then(
        () => {
          for (const gap of gaps) gap();
        },
        (error: unknown) => {
          log.warn({ err: error }, 'what other processes tell is not heard');
          again();
        },
      );
    }, LISTEN_AGAIN_MS);
  };
  const hear = (payload: string) => {
    const json = payload.startsWith(processId) ? undefined : pieces.take(payload);
    if (json === undefined) return;
    const messages = JSON.parse(json) as unknown[];
    for (const message of messages) for (const heard of hearers) heard(message);
  };

  async function listen(): Promise<void> {
    const made = await pool.connect();
    try {
      await made.query(`listen ${name}`);
    } catch (error) {
      made.release(true);
      throw error;
    }
    client = made;
    made.on('notification', ({ payload }) => {
      try {
        hear(payload ?? '');
      } catch (error) {
        log.warn({ err: error }, 'what another process told could not be read');
      }
    });
    made.once('end', () => {
      made.release(true);
      again();
    });
  }

  return {
    shared: true,
    async tell(executor, messages) {
      if (messages.length === 0) return;
      const cut = pieces.cut(processId, messages);
      await sql`select pg_notify(${name}, piece) from unnest(${cut}::text[]) as piece`.execute(executor);
    },
    onMessage: (heard) => void hearers.push(heard),
    onGap: (gap) => void gaps.push(gap),
    start: listen,
    stop() {
      stopped = true;
      clearTimeout(timer);
      client?.removeAllListeners('end');
      client?.release(true);
    },
  };
}

/** Messages as pieces short enough, and back: `process message index count json`. */
function createPieces() {
  const waiting = new Map<string, string>();
  let count = 0;
  return {
    cut(processId: string, messages: readonly unknown[]): string[] {
      count += 1;
      // In ASCII a character is a byte, and no piece ends within one.
      const json = JSON.stringify(messages).replace(/[\u0080-\uffff]/g, escaped);
      const parts = json.match(new RegExp(`[^]{1,${MAX_PIECE}}`, 'g')) ?? [];
      return parts.map((part, index) => `${processId} ${count} ${index} ${parts.length} ${part}`);
    },
    /** @returns the whole, once its last piece is there. */
    take(piece: string): string | undefined {
      const [head = '', sender = '', index, total] = /^(\S+ \d+) (\d+) (\d+) /.exec(piece) ?? [];
      const before = index === '0' ? '' : waiting.get(sender);
      waiting.delete(sender);
      // Its beginning was never heard.
      if (before === undefined) return undefined;
      const text = before + piece.slice(head.length);
      if (Number(index) + 1 === Number(total)) return text;
      waiting.set(sender, text);
      return undefined;
    },
  };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
