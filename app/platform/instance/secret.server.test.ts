import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret, UnusableSecret } from './secret.server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secret of a data folder', () => {
  it('is generated once, completely, and stays the same', async () => {
    const secret = await keptSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await keptSecret(folder)).toBe(secret);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it.each(['', 'short\n', `${'x'.repeat(40)}\0`, 'two lines that are each long enough\nto be taken for a secret of a site'])(
    'is not replaced when its file holds something else: %j',
    async (damaged) => {
      await writeFile(join(folder, 'secret'), damaged);
      await expect(keptSecret(folder)).rejects.toThrow(UnusableSecret);
      expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(damaged);
    },
  );

  it('is not replaced when it cannot be read', async () => {
    await mkdir(join(folder, 'secret'));
    await expect(keptSecret(folder)).rejects.toThrow('cannot be read');
  });
});
