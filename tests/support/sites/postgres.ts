import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../app/platform/testing/servers/free-port.ts';

const SCRIPT = fileURLToPath(new URL('../../../script/postgres', import.meta.url));
const run = promisify(execFile);

/** Folders of running servers, which are stopped however the tests end. */
const running = new Set<string>();
process.on('exit', () => {
  for (const folder of running) {
    spawnSync(SCRIPT, ['stop', folder, 'immediate']);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A test's own PostgreSQL server. */
export interface Postgres {
  url: string;
  folder: string;
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it immediately, like a crash: the next start recovers committed data from its log. */
  crash(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Has script/postgres start or stop the server of a folder. */
export async function postgresScript(...words: readonly (string | number)[]): Promise<void> {
  await run(SCRIPT, words.map(String));
}

/** Creates a database cluster in its own folder and starts it. */
export async function openPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-postgres-'));
  // The server runs as another user where the tests run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const start = async () => {
    if (!running.has(folder)) await postgresScript('start', folder, port);
    running.add(folder);
  };
  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    if (running.has(folder)) await postgresScript('stop', folder, mode);
    running.delete(folder);
  };
  await start();
  return {
    url: `postgresql://quillarena@127.0.0.1:${port}/postgres`,
    ...{ folder, port, start, stop },
    crash: () => stop('immediate'),
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
