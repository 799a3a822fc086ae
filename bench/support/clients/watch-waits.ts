import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

// Asks an address again and again, in a thread of its own: what else a benchmark does must not count as the site's.

/** Between two questions, in ms. */
const EVERY_MS = 4;

/** Starts to ask an address. */
export function watchWaits(url: string): {
  /** @returns how long each answer took, in ms, in order. */
  stop(): Promise<number[]>;
} {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return {
    stop() {
      const { promise, resolve, reject } = Promise.withResolvers<number[]>();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage('stop');
      return promise;
    },
  };
}

if (parentPort) {
  const taken: number[] = [];
  let isOver = false;
  parentPort.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(workerData)).arrayBuffer();
    taken.push(performance.now() - began);
    await wait(EVERY_MS);
  }
  parentPort.postMessage(taken.sort((one, other) => one - other));
}
