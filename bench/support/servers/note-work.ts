// Loaded into a site's process by --import: notes each time its main thread works for some ms without a pause, in ms of its own
// processor time. Unlike what people wait, this is the same on a machine that others use, too.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Names the file: a line for each, when it ended in ms since 1970, and how long it took. */
const { BENCH_WORK_FILE: file } = process.env;
const SHORTEST_MS = 5;

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

if (isMainThread && file) {
  let last = processorMs();
  setInterval(() => {
    const now = processorMs();
    if (now - last >= SHORTEST_MS) appendFileSync(file, `${Date.now()} ${now - last}\n`);
    last = processorMs();
  }, 1).unref();
}
