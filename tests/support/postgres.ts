import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const SCRIPT = fileURLToPath(new URL('../../script/postgres', import.meta.url));
const run = promisify(execFile);

/** Folders of servers that run; stopped however the tests end. */
const running = new Set<string>();
process.on('exit', () => {
  for (const folder of running) {
    spawnSync(SCRIPT, ['stop', folder, 'immediate']);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A PostgreSQL server of a test's own. */
export interface Postgres {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would: what was committed is read back from its log at the next start. */
  crash(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Makes a database cluster in a folder of its own and starts it. */
export async function openPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-postgres-'));
  // The server runs as another user where the tests run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const start = async () => {
    if (!running.has(folder)) await run(SCRIPT, ['start', folder, String(port)]);
    running.add(folder);
  };
  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    if (running.has(folder)) await run(SCRIPT, ['stop', folder, mode]);
    running.delete(folder);
  };
  await start();
  return {
    url: `postgresql://quillarena@127.0.0.1:${port}/postgres`,
    start,
    stop,
    crash: () => stop('immediate'),
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
