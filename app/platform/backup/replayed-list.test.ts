import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createReplayedList, orLogged } from './replayed-list.server';

it('a list that cannot be written fails nobody who has done what belongs on it, and the log has the reason', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'replayed-'));
  const list = createReplayedList(dataDir, 'bans.txt');
  const [copy, error] = [() => list.update(async () => ['Mara']), vi.fn()];
  const done = orLogged(copy, { error });
  await done();
  expect(await list.read()).toEqual(['Mara']);
  expect(error).not.toHaveBeenCalled();
  await rm(dataDir, { recursive: true });
  await expect(copy()).rejects.toThrow('ENOENT');
  await done();
  expect(error).toHaveBeenCalledWith({ err: expect.objectContaining({ code: 'ENOENT' }) }, expect.stringContaining('could not be written'));
});
