import { randomUUID } from 'node:crypto';
import { type WeaveClient, weaveClient } from './weave-client';

/** A player who writes in each of their turns and reconnects after every disconnect. */
export interface SteadyWriter {
  /** Accepted submissions, in order. */
  taken: readonly string[];
  /** How often they have reconnected. */
  reconnects(): number;
  /** Resolves after this many accepted submissions. */
  hasWritten(count: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SteadyWriterOptions {
  /** Address of the process to connect to. */
  url: string;
  /** The site's own address. */
  origin: string;
  cookie: string;
  roomId: string;
  /** Their name in the room. */
  name: string;
}

const RETRY_MS = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/** Joins a room and starts to write. */
export async function steadyWriter({ url, origin, cookie, roomId, name }: SteadyWriterOptions): Promise<SteadyWriter> {
  const taken: string[] = [];
  let reconnects = 0;
  const submitIds = new Map<number, string>();
  const listeners = new Set<() => void>();
  let stopped = false;
  const stopping = Promise.withResolvers<void>();
  let client = await seated();

  async function seated(): Promise<WeaveClient> {
    const connection = await weaveClient(url, cookie, origin);
    try {
      await connection.join(roomId);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    client.close();
    for (;;) {
      const next = await seated().catch(() => undefined);
      if (next) {
        client = next;
        reconnects += 1;
        return;
      }
      if (stopped) return;
      await pause();
    }
  }

  /** Writes in the next turn; a repeated submission has the same id, so it counts once. */
  async function writeOnce(): Promise<void> {
    const { turn } = await client.until(({ turn: now, parts }) => {
      const mine = now?.kind === 'person' && now.writer.startsWith(name);
      return mine && !parts.some(({ number }) => number === now.number) && !taken.includes(words(now.number));
    }, 120_000);
    if (!turn) return;
    const submitId = submitIds.get(turn.number) ?? randomUUID();
    submitIds.set(turn.number, submitId);
    const { ok } = await client.submit(words(turn.number), submitId);
    if (!ok) return;
    taken.push(words(turn.number));
    for (const listener of [...listeners]) listener();
  }

  const words = (turn: number) => `${name} wrote this in turn ${turn}.`;

  const writing = (async () => {
    while (!stopped) {
      const ended = client.ended.then(() => 'ended' as const);
      const done = await Promise.race([writeOnce().catch(() => 'ended' as const), ended, stopping.promise]);
      if (done === 'ended' && !stopped) await reconnect();
    }
  })();

  return {
    taken,
    reconnects: () => reconnects,
    hasWritten: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (taken.length < count) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    async stop() {
      stopped = true;
      stopping.resolve();
      await writing;
      client.close();
    },
  };
}
