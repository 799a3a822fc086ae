import { Worker } from 'node:worker_threads';
import type { PGliteQueryResults } from 'kysely';
import type { CheckpointObserver } from '../database.server';
import { type Engine, type EngineMessage, type EngineQuestion, type EngineTask, receivedError, type StatementResult } from './engine';
import threadAddress from './engine-thread.server.ts?thread';

/** As PGlite says it: `isDatabaseAway` knows it. */
const CLOSED = 'PGlite is closed';

/** Thrown once the database has failed; its message says what to do. */
export class DatabaseFailed extends Error {
  constructor(cause: Error) {
    super(`The embedded database has failed (${cause.message}). Start again: everything that was saved is still there.`, { cause });
    this.name = 'DatabaseFailed';
  }
}

/** What an engine tells besides its answers. */
export interface EngineEvents {
  /** Its thread has ended by itself; each query fails with the same error from then on. */
  onFailure?(error: DatabaseFailed): void;
  onCheckpoint?: CheckpointObserver;
}

/** Starts the thread of an engine; a test ends it. */
export const startThread = () => new Worker(new URL(threadAddress));

/**
 * Opens PGlite in a thread of its own: a long query holds up other queries, but neither pages from the cache nor live
 * connections. The thread ends with `close`, or with the process.
 * @param folder folder of its files; undefined: in memory.
 * @throws what PGlite throws when it cannot open them. @throws {DatabaseFailed} if the thread ends before it has.
 */
export async function startEngine(
  folder: string | undefined,
  { onFailure, onCheckpoint }: EngineEvents = {},
  worker = startThread(),
): Promise<Engine> {
  let isOpen = false;
  const thread = askThread(worker, (error) => isOpen && onFailure?.(error), onCheckpoint);
  try {
    await thread.ask({ type: 'open', folder }).answer;
  } catch (error) {
    await thread.end();
    throw error;
  }
  isOpen = true;
  const query = async <Row>(sql: string, values: readonly unknown[] = [], transaction?: number) =>
    (await thread.ask({ type: 'query', sql, values, ...(transaction !== undefined && { transaction }) }).answer) as PGliteQueryResults<Row>;
  const engine: Engine = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    query: (sql, values) => query(sql, values),
    exec: async (sql) => (await thread.ask({ type: 'exec', sql }).answer) as StatementResult[],
    async transaction(work) {
      const { number: transaction, answer } = thread.ask({ type: 'begin' });
      const refused = await answer.then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (refused) return await failAtFirstQuery(work, refused.error);
      const rollback = async () => void (await thread.ask({ type: 'rollback', transaction }).answer);
      const result = await work({ query: (sql, values) => query(sql, values, transaction), rollback }).catch(async (error: unknown) => {
        await rollback();
        throw error;
      });
      await thread.ask({ type: 'commit', transaction }).answer;
      return result;
    },
    listen: (channel, onMessage) => thread.listen(channel, onMessage),
    ...(folder !== undefined && { copyTo: async (to: string) => void (await thread.ask({ type: 'copy', from: folder, to }).answer) }),
    async close() {
      engine.closed = true;
      await thread.ask({ type: 'close' }).answer;
      await thread.end();
    },
  };
  return engine;
}

/**
 * Fails a transaction that the engine did not begin. Kysely waits for its work to start, and would wait for ever if only the
 * transaction failed.
 */
async function failAtFirstQuery(work: Parameters<Engine['transaction']>[0], error: unknown): Promise<never> {
  const fail = () => Promise.reject(error);
  await work({ query: fail, rollback: fail });
  throw error;
}

/** Each question has one answer; messages on a channel come before the answer to what caused them. */
function askThread(worker: Worker, onFailure: (error: DatabaseFailed) => void, onCheckpoint: CheckpointObserver = () => undefined) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (payload: string) => void>();
  let asked = 0;
  let ended: Error | undefined;

  worker.on('message', (message: EngineMessage) => {
    if (message.type === 'notified') return listeners.get(message.channel)?.(message.payload);
    if (message.type === 'checkpoint begun') return onCheckpoint();
    if (message.type === 'checkpoint made') return onCheckpoint(message.seconds);
    const question = waiting.get(message.number);
    waiting.delete(message.number);
    // An idle engine does not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if (message.type === 'answer') question?.resolve(message.result);
    else question?.reject(receivedError(message.error));
  });
  const fail = (cause: Error) => {
    if (ended) return;
    const error = new DatabaseFailed(cause);
    refuse(error);
    onFailure(error);
  };
  worker.on('error', fail);
  worker.on('exit', (status) => fail(new Error(`its thread ended with ${status}`)));

  /** From now on every question fails. */
  function refuse(error: Error): void {
    ended = error;
    for (const answer of waiting.values()) answer.reject(error);
    waiting.clear();
  }

  function ask(task: EngineTask): { number: number; answer: Promise<unknown> } {
    asked += 1;
    const question: EngineQuestion = { number: asked, task };
    const answer = Promise.withResolvers<unknown>();
    if (ended) {
      answer.reject(ended);
      return { number: asked, answer: answer.promise };
    }
    waiting.set(asked, answer);
    worker.ref();
    worker.postMessage(question);
    return { number: asked, answer: answer.promise };
  }

  return {
    ask,
    async listen(channel: string, onMessage: (payload: string) => void) {
      listeners.set(channel, onMessage);
      await ask({ type: 'listen', channel }).answer;
      return async () => {
        listeners.delete(channel);
        await ask({ type: 'unlisten', channel }).answer;
      };
    },
    async end() {
      if (!ended) refuse(new Error(CLOSED));
      await worker.terminate();
    },
  };
}
