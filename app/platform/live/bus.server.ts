import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, OpenDatabase } from '../database/database.server';
import type { Log } from '../log/log.server';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const PIECE = /.{1,7500}/g;

/** How the processes of a site tell each other something at once. What is told may be lost; what must last is in the database. */
export interface ProcessChannel {
  /** Whether there can be other processes. */
  readonly shared: boolean;
  /** Tells every other process. In a transaction: when it is committed, and only then. */
  tell(executor: Executor, messages: readonly unknown[]): Promise<void>;
  /** Hears what other processes tell. */
  onMessage(heard: (message: unknown) => void): void;
  /** Called when messages may have been missed, because the line was broken for a while. */
  onGap(gap: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A channel over the database's notifications. Messages of one process arrive in their order, long ones in
 * pieces. With the embedded database there is nobody else, and nothing is told.
 * @param name a plain name in lower case.
 */
export function createProcessChannel(
  database: Pick<OpenDatabase, 'kind' | 'listen'>,
  name: string,
  log: Pick<Log, 'warn'>,
): ProcessChannel {
  const processId = randomUUID();
  const shared = database.kind === 'server';
  const hearers: ((message: unknown) => void)[] = [];
  const gaps: (() => void)[] = [];
  const pieces = createPieces();
  let stopHearing: (() => Promise<void>) | undefined;

  function hear(payload: string): void {
    const json = payload.startsWith(processId) ? undefined : pieces.take(payload);
    if (json === undefined) return;
    try {
      for (const message of JSON.parse(json) as unknown[]) for (const heard of hearers) heard(message);
    } catch (error) {
      log.warn({ err: error }, 'what another process told could not be taken');
    }
  }

  return {
    shared,
    async tell(executor, messages) {
      if (!shared || messages.length === 0) return;
      const cut = pieces.cut(processId, messages);
      await sql`select pg_notify(${name}, piece) from unnest(${cut}::text[]) as piece`.execute(executor);
    },
    onMessage: (heard) => void hearers.push(heard),
    onGap: (gap) => void gaps.push(gap),
    async start() {
      if (!shared) return;
      stopHearing = await database.listen(name, {
        onMessage: hear,
        onLink(up) {
          if (!up) return;
          for (const gap of gaps) gap();
        },
      });
    },
    stop: async () => stopHearing?.(),
  };
}

/** Messages as pieces short enough, and back: 'process message index count json'. */
function createPieces() {
  /** Beginnings of messages that are not whole yet, by process and message. */
  const begun = new Map<string, string>();
  let count = 0;
  return {
    cut(processId: string, messages: readonly unknown[]): string[] {
      count += 1;
      // In ASCII a character is a byte, and no piece ends within one.
      const json = JSON.stringify(messages).replace(/[\u0080-\uffff]/g, escaped);
      const parts = json.match(PIECE) ?? [];
      return parts.map((part, index) => `${processId} ${count} ${index} ${parts.length} ${part}`);
    },
    /** @returns the whole, once its last piece is there. */
    take(piece: string): string | undefined {
      const [head = '', sender = '', index, total] = /^(\S+ \d+) (\d+) (\d+) /.exec(piece) ?? [];
      const before = index === '0' ? '' : begun.get(sender);
      begun.delete(sender);
      // Its beginning was never heard.
      if (before === undefined) return undefined;
      const text = before + piece.slice(head.length);
      if (Number(index) + 1 === Number(total)) return text;
      begun.set(sender, text);
      return undefined;
    },
  };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
