import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createErasureCopy, erasuresIn, noteErasure } from './erasures.server';

let database: OpenDatabase;
let clock: TestClock;
let dataDir: string;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const erase = (playerId: string) => noteErasure(database.db, { playerId, works: 'delete', now: clock.now() });

describe('the copy of the list of erasures', () => {
  it('may be asked for several times at once, as by the start and the hourly job', async () => {
    const copy = createErasureCopy({ db: database.db, clock, dataDir });
    await erase('mara');
    await Promise.all([copy(), copy(), copy()]);
    expect(await erasuresIn(dataDir)).toHaveLength(1);
  });

  it('may be made by several processes with one folder', async () => {
    const copies = Array.from({ length: 8 }, () => createErasureCopy({ db: database.db, clock, dataDir }));
    await erase('mara');
    await Promise.all(copies.map((copy) => copy()));
    expect(await erasuresIn(dataDir)).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(['erasures.txt']);
  });

  it('contains the erasures before the last request, whichever copy is made first', async () => {
    const copy = createErasureCopy({ db: database.db, clock, dataDir });
    const first = copy();
    await erase('mara');
    await Promise.all([first, copy()]);
    expect(await erasuresIn(dataDir)).toHaveLength(1);
  });

  it('is no empty file of a new database, which is still to be restored', async () => {
    const copy = createErasureCopy({ db: database.db, clock, dataDir });
    await copy();
    expect(await readdir(dataDir)).toEqual([]);
    await makePlayer(database, clock, 'Mara');
    await copy();
    expect(await readdir(dataDir)).toEqual(['erasures.txt']);
  });

  it('is made again after one that failed', async () => {
    const missing = join(dataDir, 'missing');
    await erase('mara');
    const copy = createErasureCopy({ db: database.db, clock, dataDir: missing });
    await expect(copy()).rejects.toThrow(/ENOENT/);
    await expect(copy()).rejects.toThrow(/ENOENT/);
    expect(await erasuresIn(missing)).toEqual([]);
  });
});
