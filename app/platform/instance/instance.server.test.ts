import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askInstance, DataDirInUse, openInstanceDoor } from './instance.server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'door-'));
});
afterEach(() => rm(folder, { recursive: true }));

const commands = { status: () => ({ pid: 1, url: 'http://localhost:3000' }) };

describe('the door of a data folder', () => {
  it('lets one process in and tells a second one who is there', async () => {
    const door = await openInstanceDoor(folder, 'server', commands);
    await expect(openInstanceDoor(folder, 'server', commands)).rejects.toThrow(DataDirInUse);
    await expect(openInstanceDoor(folder, 'server', commands)).rejects.toThrow('http://localhost:3000');
    await door.close();
    await (await openInstanceDoor(folder, 'server', commands)).close();
  });

  it('answers commands, and says which there are to a wrong one', async () => {
    const door = await openInstanceDoor(folder, 'server', commands);
    expect(await askInstance(folder, 'server', 'status')).toEqual({ pid: 1, url: 'http://localhost:3000' });
    expect(await askInstance(folder, 'server', 'nonsense')).toEqual({ error: 'unknown command', commands: ['status'] });
    await door.close();
  });

  it('takes over what a killed process left behind', async () => {
    await writeFile(join(folder, 'server.sock'), '');
    const door = await openInstanceDoor(folder, 'server', commands);
    expect(await askInstance(folder, 'server', 'status')).toMatchObject({ pid: 1 });
    await door.close();
  });

  it('does not wait for ever on a holder that says nothing', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(join(folder, 'server.sock'), resolve));
    await expect(askInstance(folder, 'server', 'status')).rejects.toThrow('No answer');
    silent.close();
  });

  it('says so when the path is too long for a socket', async () => {
    await expect(openInstanceDoor(join(folder, 'x'.repeat(120)), 'server', commands)).rejects.toThrow('too long');
  });
});
