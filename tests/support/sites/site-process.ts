import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../app/platform/testing/servers/free-port.ts';
import { copyTemplate } from './site-templates.ts';

export const ENTRY = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url));
const READY = 'Quillarena is ready';

/** Time for a fixture to start its sites in, in ms, on a machine that does much else. */
export const SITES_START_WITHIN = { timeout: 600_000 };

/** A program that starts the build for tests in which people sign up and play: nobody plays too fast there, and no password takes long. */
export const LENIENT_ENTRY = fileURLToPath(new URL('lenient-site.ts', import.meta.url));

/** Names Node's flags for all sites of a run, besides those of script/server. */
export const SITE_FLAGS = 'QUILLARENA_SITE_FLAGS';

/** Cleaned up however the tests end. */
const alive = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The arguments of Node for a server's file. @param words what an administrator asks of it. */
export function nodeArguments(entry: string, words: readonly string[] = []): string[] {
  return ['--disable-warning=ExperimentalWarning', ...(process.env[SITE_FLAGS]?.split(' ') ?? []), entry, ...words];
}

/** The production build in its own process. */
export interface SiteProcess {
  url: string;
  dataDir: string;
  /** Everything it has printed. */
  output(): string;
  start(): Promise<void>;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Suspends it, like a machine that swaps or sleeps. */
  pause(): void;
  /** Resumes it. */
  resume(): void;
  /** Asks it to stop. @returns its exit status. */
  stop(): Promise<number | null>;
  running(): boolean;
  /** Its process id; undefined before its start. */
  pid(): number | undefined;
  /** Resolves with its exit status once it has exited by itself. */
  ended(): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** @param env settings in addition to PORT, SITE_URL and DATA_DIR, any of which it may also hold. @param entry the server's file, the site's own by default. */
export async function siteProcess(env: Record<string, string> = {}, entry = ENTRY): Promise<SiteProcess> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'quillarena-'));
  folders.add(dataDir);
  let child: ChildProcess | undefined;
  let printed = '';

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [status] = await exited;
    return status as number | null;
  }

  return {
    url,
    dataDir,
    output: () => printed,
    async start() {
      if (!child && !env.DATA_DIR && !env.DATABASE_URL) await copyTemplate(dataDir, env.DEMO !== '0');
      const running = spawn(process.execPath, nodeArguments(entry), {
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, BACKUP_EVERY: 'off', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = running;
      alive.add(running);
      running.once('exit', () => alive.delete(running));
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          printed += chunk.toString('utf8');
          if (chunk.includes(READY)) resolve();
        };
        running.stdout.on('data', hear);
        running.stderr.on('data', hear);
        running.once('exit', (status) => reject(new Error(`The site exited with ${status} before it was ready:\n${printed}`)));
      });
    },
    async kill() {
      await end('SIGKILL');
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid,
    running: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async ended() {
      if (!child) throw new Error('It was never started.');
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
    async dispose() {
      child?.kill('SIGCONT');
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      folders.delete(dataDir);
    },
  };
}

/** Starts a site with these settings. */
export async function startedSite(settings: Record<string, string>, entry = ENTRY): Promise<SiteProcess> {
  const site = await siteProcess(settings, entry);
  await site.start();
  return site;
}

/** Lends a started site with these settings to a test, and removes it after it. */
export async function withSite(settings: Record<string, string>, use: (site: SiteProcess) => Promise<void>, entry = ENTRY): Promise<void> {
  const site = await startedSite(settings, entry);
  await use(site);
  await site.dispose();
}
