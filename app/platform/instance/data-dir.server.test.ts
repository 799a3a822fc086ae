import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../testing/patience';
import { askInstance, NoAnswer } from './admin-socket.server';
import { DataDirInUse, holdDataDir } from './data-dir.server';
import { lockFile } from './file-lock.server';
import { UnusableDataDir } from './unusable-data-dir';

/** Time limit for answers that never come, in ms. */
const SHORT = 50;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rm(folder, { recursive: true }));

const status = { pid: 1, url: 'http://localhost:3000' };
const options = { name: 'server', commands: { status: () => status }, timeoutMs: PATIENCE_MS };
const impatient = { ...options, timeoutMs: SHORT };

/** A server that listens but never answers, like a suspended process. */
async function silent(): Promise<Server> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(join(folder, 'server.sock'), resolve));
  return server;
}

describe('a data folder', () => {
  it('is held by one process, and a second one learns which', async () => {
    const held = await holdDataDir(folder, options);
    await expect(holdDataDir(folder, options)).rejects.toThrow(DataDirInUse);
    await expect(holdDataDir(folder, options)).rejects.toThrow('http://localhost:3000');
    await held.release();
    await (await holdDataDir(folder, options)).release();
  });

  it('is not taken from a holder that does not answer', async () => {
    const lock = lockFile(join(folder, 'server.lock'));
    const server = await silent();
    await expect(holdDataDir(folder, impatient)).rejects.toThrow('in use by another Quillarena that does not answer now');
    server.close();
    await expect(holdDataDir(folder, impatient)).rejects.toThrow('in use by another Quillarena that does not answer now');
    lock?.release();
  });

  it('is not taken from a version that holds it only by its socket', async () => {
    const server = await silent();
    await expect(holdDataDir(folder, impatient)).rejects.toThrow(DataDirInUse);
    server.close();
  });

  it('is shared by processes of different names', async () => {
    const one = await holdDataDir(folder, { ...options, name: 'server-3001' });
    const other = await holdDataDir(folder, { ...options, name: 'server-3002' });
    await one.release();
    await other.release();
  });

  it('is taken over with its socket from a killed process', async () => {
    await writeFile(join(folder, 'server.sock'), '');
    await writeFile(join(folder, 'server.lock'), '');
    const held = await holdDataDir(folder, options);
    expect(await askInstance(folder, 'server', 'status', PATIENCE_MS)).toEqual(status);
    await held.release();
  });

  it.each([
    ['is a file', async () => writeFile(join(folder, 'data'), ''), 'data', 'is not a folder'],
    ['is below a file', async () => writeFile(join(folder, 'data'), ''), 'data/deeper', 'is not a folder'],
    ['is nowhere on a disk', async () => undefined, '/proc/quillarena', 'cannot be made there'],
    ['is too long for a socket', async () => undefined, 'x'.repeat(120), 'Give a shorter DATA_DIR'],
    ['is too long for a path', async () => undefined, 'x'.repeat(5_000), 'Give a shorter DATA_DIR'],
    ['leads to itself', async () => symlink('data', join(folder, 'data')), 'data', 'leads to itself'],
    [
      'holds something else in place of the lock',
      async () => mkdir(join(folder, 'data/server.lock'), { recursive: true }),
      'data',
      'cannot be locked',
    ],
  ])('that %s is refused in one sentence', async (_what, prepare, name, text) => {
    await prepare();
    const path = name.startsWith('/') ? name : join(folder, name);
    const refusal = holdDataDir(path, options);
    await expect(refusal).rejects.toThrow(UnusableDataDir);
    await expect(refusal).rejects.toThrow(text);
  });
});

describe('the admin socket', () => {
  it('answers commands, and lists them for an unknown one', async () => {
    const held = await holdDataDir(folder, options);
    expect(await askInstance(folder, 'server', 'status', PATIENCE_MS)).toEqual(status);
    expect(await askInstance(folder, 'server', 'nonsense', PATIENCE_MS)).toEqual({ error: 'unknown command', commands: ['status'] });
    await held.release();
  });

  it('respects the time limit for answers', async () => {
    const server = await silent();
    await expect(askInstance(folder, 'server', 'status', SHORT)).rejects.toThrow(NoAnswer);
    server.close();
  });
});
