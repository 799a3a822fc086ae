import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SETTINGS = fileURLToPath(new URL('../../../../deploy/redis.conf', import.meta.url));

/** Ended however the tests end. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A test's own Redis server. */
export interface Redis {
  url: string;
  start(): Promise<void>;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Suspends it: connections stay open, and nothing is answered. */
  pause(): void;
  resume(): void;
}

/** Starts a server with the settings of deploy/, on a port of its own. */
export async function openRedis(): Promise<Redis> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const server = spawn('redis-server', [SETTINGS, '--port', String(port), '--dir', tmpdir()], { stdio: ['ignore', 'pipe', 'inherit'] });
    child = server;
    running.add(server);
    server.once('exit', () => running.delete(server));
    await new Promise<void>((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString('utf8');
        if (printed.includes('Ready to accept connections')) resolve();
      });
      server.once('error', reject);
      server.once('exit', (status) => reject(new Error(`Redis exited with ${status} before it was ready:\n${printed}`)));
    });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}
