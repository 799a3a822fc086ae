import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFile } from './file-lock.server';

const ASKER = fileURLToPath(new URL('../testing/database/hold-lock.ts', import.meta.url));
const CRASHES = 4;

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await rm(folder, { recursive: true });
});

interface Attempt {
  child: ChildProcess;
  said: string;
}

/** Starts a process that tries to take the lock. */
async function ask(): Promise<Attempt> {
  const child = spawn(process.execPath, ['--expose-gc', '--disable-warning=ExperimentalWarning', ASKER, join(folder, 'a.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('the lock on a file', () => {
  it('is kept by a suspended process and released by a killed one', async () => {
    const first = await ask();
    expect(first.said).toBe('held');
    first.child.kill('SIGSTOP');
    expect((await ask()).said).toBe('refused');
    first.child.kill('SIGCONT');
    expect((await ask()).said).toBe('refused');
    await kill(first.child);
    expect((await ask()).said).toBe('held');
  });

  it('goes to exactly one of two simultaneous processes after a crash', async () => {
    let holder = await ask();
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await kill(holder.child);
      const both = await Promise.all([ask(), ask()]);
      expect(both.map(({ said }) => said).sort()).toEqual(['held', 'refused']);
      holder = both.find(({ said }) => said === 'held') ?? holder;
    }
  });

  it('survives a second attempt in the same process, and leaves one empty file', async () => {
    const lock = lockFile(join(folder, 'a.lock'));
    expect(lockFile(join(folder, 'a.lock'))).toBeUndefined();
    expect((await ask()).said).toBe('refused');
    expect(await readdir(folder)).toEqual(['a.lock']);
    lock?.release();
    expect((await ask()).said).toBe('held');
  });
});
