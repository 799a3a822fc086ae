import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clusterPort } from '../cluster/configurations';

const SCRIPT = fileURLToPath(new URL('../../../script/cluster', import.meta.url));

/** A cluster with two processes of the production build, as script/cluster starts it. */
export interface Cluster {
  /** nginx. */
  url: string;
  /** Addresses of the processes. */
  processes: readonly [string, string];
  /** Replaces the processes one by one, as a deployment does. */
  replace(): Promise<void>;
  /** Stops the cluster. @returns its exit status and the processes left behind. */
  stop(): Promise<{ status: number | null; left: string[] }>;
}

/** @param env settings in addition to those of the script. */
export async function openCluster(env: Record<string, string>): Promise<Cluster> {
  const port = clusterPort();
  const child = spawn('bash', [SCRIPT, String(port)], {
    env: { ...process.env, PROCESSES: '2', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await said(child, 'The cluster is ready');
  return {
    url: `http://localhost:${port}`,
    processes: [`http://localhost:${port + 1}`, `http://localhost:${port + 2}`],
    async replace() {
      const replaced = said(child, 'Replaced');
      child.kill('SIGHUP');
      await replaced;
    },
    async stop() {
      if (child.exitCode !== null) return { status: child.exitCode, left: [] };
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [status] = await exited;
      return { status: status as number | null, left: await groupOf(child.pid ?? 0) };
    },
  };
}

/** Resolves when a process prints some words; rejects when it exits first. */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (status) => reject(new Error(`The cluster exited with ${status}:\n${output}`)));
  });
}

/** Running processes of a process group. */
async function groupOf(group: number): Promise<string[]> {
  const child = spawn('ps', ['-eo', 'pgid=,args='], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (await child.stdout.toArray()).join('').split('\n');
  return lines.filter((line) => Number.parseInt(line, 10) === group);
}
