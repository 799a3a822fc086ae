import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Killed however the tests end. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) killGroup(child);
});

const START_MS = 10_000;
const POLL_MS = 50;

/** A server program in the foreground. */
export interface Daemon {
  start(): Promise<void>;
  /** Kills it with its workers, like a crash. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** @param command program, looked for in /usr/sbin and PATH, and its arguments. @param port where it listens once it is ready. */
export function daemon([program, ...args]: readonly [string, ...string[]], port: number): Daemon {
  const inSystem = `/usr/sbin/${program}`;
  let child: ChildProcess | undefined;

  async function end(by: (running: ChildProcess) => unknown): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    by(child);
    await exited;
  }

  return {
    async start() {
      const running = spawn(existsSync(inSystem) ? inSystem : program, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
      child = running;
      alive.add(running);
      running.once('exit', () => alive.delete(running));
      for (const deadline = Date.now() + START_MS; !(await accepts(port)); await pause(POLL_MS)) {
        if (running.exitCode !== null || Date.now() > deadline) throw new Error(`${program} does not listen on port ${port}.`);
      }
    },
    kill: () => end(killGroup),
    stop: () => end((running) => running.kill('SIGTERM')),
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Whether something accepts connections on a port of this machine. */
function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
