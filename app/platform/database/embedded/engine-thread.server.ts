import { constants, cpSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { isDiskFull } from '../disk-full';
import { createCheckpointer } from './checkpointer';
import { type EngineMessage, type EngineQuestion, type EngineTask, hasBroken, sentError } from './engine';
import { ENGINE_OPTIONS } from './engine-options';

// The thread that the embedded database runs in. PGlite itself makes queries wait for the open transaction.

/** How often an idle database is asked whether a checkpoint is due, in ms. */
const IDLE_LOOK_MS = 60_000;
/** PostgreSQL's code for a statement in a transaction that waits to be rolled back. */
const FAILED_TRANSACTION = '25P02';

/** A transaction that the other thread has begun and not ended yet. */
interface OpenTransaction {
  trx: Transaction;
  commit(): void;
  rollback(): void;
  /** Resolves when it has ended. */
  ended: Promise<void>;
}

const transactions = new Map<number, OpenTransaction>();
const listening = new Map<string, () => Promise<void>>();
let engine: PGlite | undefined;

const say = (message: EngineMessage) => parentPort?.postMessage(message);

const checkpointer = createCheckpointer({
  onBegin: () => say({ type: 'checkpoint begun' }),
  onEnd: (seconds) => say({ type: 'checkpoint made', seconds }),
});

/**
 * Makes a checkpoint if one is due, once a question is answered: within the open transaction if there is one, as a restore
 * is a single one.
 */
async function lookAtLog(): Promise<void> {
  const [open] = transactions.values();
  const place = open?.trx ?? engine;
  if (!place || place.closed) return;
  await checkpointer.look(place).catch((error: unknown) => {
    // What has ended or failed meanwhile is followed by another question.
    if (place.closed || (error instanceof Error && 'code' in error && error.code === FAILED_TRANSACTION)) return;
    throw error instanceof Error ? error : new Error(isDiskFull(error) ? 'No space left on device' : String(error), { cause: error });
  });
}

// Without a statement, nothing else would ask. The thread lives as long as the other one needs it.
setInterval(lookAtLog, IDLE_LOOK_MS).unref();

function opened(): PGlite {
  if (!engine) throw new Error('The embedded database is not open.');
  return engine;
}

async function begin(number: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const ended = opened().transaction(async (trx) => {
    const rollback = () => end.reject(new Error('Rolled back.'));
    transactions.set(number, { trx, commit: end.resolve, rollback, ended });
    begun.resolve();
    await end.promise;
  });
  ended.catch(begun.reject).finally(() => transactions.delete(number));
  await begun.promise;
}

function transactionOf(number: number): OpenTransaction {
  const open = transactions.get(number);
  if (!open) throw new Error('The transaction has ended.');
  return open;
}

async function answer(number: number, task: EngineTask): Promise<unknown> {
  switch (task.type) {
    case 'open':
      engine = await PGlite.create({ ...(task.folder && { dataDir: task.folder }), ...ENGINE_OPTIONS });
      return undefined;
    case 'query': {
      const place = task.transaction === undefined ? opened() : transactionOf(task.transaction).trx;
      const { rows, affectedRows, fields } = await place.query(task.sql, [...task.values]);
      return { rows, affectedRows, fields };
    }
    case 'exec':
      return (await opened().exec(task.sql)).map(({ rows, affectedRows }) => ({
        rows,
        ...(affectedRows !== undefined && { affectedRows }),
      }));
    case 'begin':
      return begin(number);
    case 'commit': {
      const open = transactionOf(task.transaction);
      open.commit();
      return open.ended;
    }
    case 'rollback': {
      const open = transactions.get(task.transaction);
      open?.rollback();
      return open?.ended.catch(() => undefined);
    }
    case 'listen': {
      const { channel } = task;
      listening.set(channel, await opened().listen(channel, (payload) => say({ type: 'notified', channel, payload })));
      return undefined;
    }
    case 'unlisten':
      await listening.get(task.channel)?.();
      listening.delete(task.channel);
      return undefined;
    case 'copy':
      // Nothing is written meanwhile, as this thread does nothing else: what is copied is what a killed process would leave.
      cpSync(task.from, task.to, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return undefined;
    case 'close':
      return opened().close();
  }
}

parentPort?.on('message', async ({ number, task }: EngineQuestion) => {
  try {
    say({ type: 'answer', number, result: await answer(number, task) });
  } catch (error) {
    say({ type: 'failure', number, error: sentError(error) });
    // The thread ends.
    if (hasBroken(error)) throw error;
  }
  await lookAtLog();
});
