import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { emptyTables, openTestDatabase } from '../testing/database/test-database';
import { makePlayer } from '../testing/make-player';
import { createTestClock } from '../testing/test-clock';
import { backupLines } from './backup.server';
import { keepIfWhole, readBackup, verifyBackup, writeBackup } from './backup-file.server';
import { tableOfLine } from './backup-format';
import { endRestore, restoreLines, unfinishedRestore } from './restore.server';
import { backedUpTables } from './tables.server';

const AWKWARD = 'Tab\t, "quotes", \\ backslash, line\nbreak, 🪶 and #hash';
const clock = createTestClock();
/** Tests of what each database does alike, where both are there: on the embedded one each restoring takes seconds. */
const itOnServer = it.skipIf(process.env.TESTED_ON_SERVER);

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Everything in a database, as text, table by table. */
async function contents({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await backedUpTables(db)) {
    const { rows } = await sql<{ line: string }>`select to_jsonb(t)::text as line from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ line }) => line);
  }
  return all;
}

describe('a backup', () => {
  let source: OpenDatabase;
  let target: OpenDatabase;
  beforeAll(async () => {
    [source, target] = [await openTestDatabase(), await openTestDatabase()];
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });
  // The next file takes the database over without the mark of a restore that nothing follows.
  afterEach(() => endRestore(target.db));
  beforeEach(async () => {
    await emptyTables(source);
    await emptyTables(target);
    const ada = await makePlayer(source, clock, 'Ada');
    const [story, appendage] = [randomUUID(), randomUUID()];
    // The appendage comes first, before its parent exists.
    for (const [id, parent] of [
      [appendage, story],
      [story, null],
    ]) {
      await source.execute(
        `insert into story (id, arena, status, author_id, parent_id, title, body, created_at, published_at, updated_at)
         values ($1, 'creative_writing', 'published', $2, null, $3, $4, $5, $5, $5)`,
        [id, ada.id, AWKWARD, AWKWARD.repeat(2_000), clock.now()],
      );
      if (parent) await source.execute('update story set title = $1 where id = $2', ['Later', id]);
    }
    await source.execute('update story set parent_id = $1 where id = $2', [story, appendage]);
    await source.execute(
      `insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at) values ($1, 'creative_writing', 20, 'rating', $2, 1, $3)`,
      [ada.id, randomUUID(), clock.now()],
    );
  });

  async function linesOf({ db }: OpenDatabase): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of backupLines({ db, takenAt: clock.now(), secret: 'kept' })) lines.push(line);
    return lines;
  }

  /** The backup as a site had made it that had not run a change yet, whose number is lower than that of others. */
  function withoutChange(lines: readonly string[], change: string, column: string): string[] {
    const [head = '', ...rest] = lines;
    const { migrations, ...others } = JSON.parse(head);
    const older = { ...others, migrations: migrations.filter((name: string) => name !== change) };
    return [JSON.stringify(older), ...rest.map((line) => line.replace(new RegExp(`,? *"${column}": *\\w+`), ''))];
  }

  it('says that the database failed, where it did, and nothing of the folder', async () => {
    const fault = Object.assign(new Error('connect ENOENT /run/postgresql'), { code: 'ENOENT' });
    const db = source.db.withPlugin({
      transformQuery: () => {
        throw fault;
      },
      transformResult: async ({ result }) => result,
    });
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    await expect(writeBackup(join(folder, 'a.backup'), { db, takenAt: clock.now(), secret: undefined })).rejects.toBe(fault);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('says at its end that every row is done', async () => {
    const told: [number, number | undefined][] = [];
    const { db } = source;
    // All lines but the first, the last and the tables' names.
    let rows = -2;
    for await (const line of backupLines({ db, takenAt: clock.now(), secret: 'kept', onProgress: (...all) => told.push(all) })) {
      if (tableOfLine(line) === undefined) rows += 1;
    }
    expect(told.at(-1)).toEqual([rows, rows]);
  });

  // Each restoring runs all migrations, so a test looks at all that one shows.
  it('is unfinished once restored, whatever its site had not run yet, until what follows its rows is done', async () => {
    const secrets: unknown[] = [];
    const lines = withoutChange(await linesOf(source), '0513-never-listed', 'never_listed');
    const told: string[] = [];
    await restoreLines(target, from(lines), {
      beforeCommit: async ({ secret }) => void secrets.push(secret),
      report: (text) => told.push(text),
    });
    expect(secrets).toEqual(['kept']);
    expect(told, 'what takes time after the rows').toEqual([
      'All rows are there. Now what they refer to is checked.',
      '0513-never-listed: begins, 1 of 1',
    ]);
    expect(await unfinishedRestore(target.db)).toEqual({ takenAt: clock.now() });
    await endRestore(target.db);
    expect(await unfinishedRestore(target.db)).toBeUndefined();
  });

  itOnServer('is not restored at all where what belongs to it cannot be kept', async () => {
    const failing = restoreLines(target, from(await linesOf(source)), {
      beforeCommit: () => Promise.reject(new Error('the disk is full')),
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await unfinishedRestore(target.db)).toBeUndefined();
    expect((await target.execute('select 1 from player')).rows).toEqual([]);
  });

  it('in a file restores every row, keeps references between tables intact, and sequences continue where they were', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    try {
      const file = join(folder, 'site.backup');
      await writeBackup(file, { db: source.db, takenAt: clock.now(), secret: 'kept' });
      expect((await stat(file)).mode & 0o777, 'only its owner can read it').toBe(0o600);
      expect(await readdir(folder)).toEqual(['site.backup']);

      const before = await contents(source);
      const { head, rows } = await restoreLines(target, readBackup(file));
      expect(head).toMatchObject({ secret: 'kept', takenAt: clock.now().toISOString() });
      expect(rows).toBe(Object.values(before).flat().length);
      expect(await contents(target)).toEqual(before);
    } finally {
      await rm(folder, { recursive: true });
    }
    const next = `insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
      select id, 'creative_writing', 10, 'rating', gen_random_uuid(), 1, $1 from player returning id`;
    expect((await target.execute(next, [clock.now()])).rows).toEqual((await source.execute(next, [clock.now()])).rows);
    const orphan = `insert into session (id, player_id, token, expires_at, created_at, updated_at) values ($1, $2, 't', $3, $3, $3)`;
    await expect(target.execute(orphan, [randomUUID(), randomUUID(), clock.now()])).rejects.toThrow('foreign key');
  });

  it('is read back: damaged rows, missing rows and a missing end are found', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const file = join(folder, 'site.backup');
    const damaged = async (change: (lines: string[]) => string[]) => {
      const lines = change(await linesOf(source));
      await writeFile(file, gzipSync(lines.map((line) => `${line}\n`).join('')));
      return verifyBackup(file);
    };
    try {
      const rows = Object.values(await contents(source)).flat().length;
      expect(await damaged((lines) => lines)).toEqual({ rows });
      const isStory = (line: string) => line.includes('"Later"');
      await expect(damaged((lines) => lines.slice(0, -1))).rejects.toThrow('its end is missing');
      await expect(damaged((lines) => lines.map((line) => (isStory(line) ? line.slice(0, 90) : line)))).rejects.toThrow(
        'A row of story cannot be read back',
      );
      const fewer = (lines: string[]) => lines.filter((line) => !isStory(line)).with(-1, JSON.stringify({ end: true, rows: rows - 1 }));
      await expect(damaged(fewer)).rejects.toThrow('1 rows of story, and the database counted 2');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('leaves alone what another backup writes at the same place', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const file = join(folder, 'site.backup');
    try {
      await writeFile(`${file}.part`, 'under way');
      const again = writeBackup(file, { db: source.db, takenAt: clock.now(), secret: undefined });
      await expect(again).rejects.toThrow('If none runs, remove it.');
      expect(await readFile(`${file}.part`, 'utf8')).toBe('under way');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('that cannot be read back goes, so that nobody takes it for one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const file = join(folder, 'site.backup');
    try {
      await writeFile(file, gzipSync((await linesOf(source)).slice(0, -1).join('\n')));
      await expect(keepIfWhole(file)).rejects.toThrow('its end is missing');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is a consistent snapshot, whatever is written while it is taken', async () => {
    if (source.kind === 'embedded') return; // On the embedded database, writers wait.
    const lines = backupLines({ db: source.db, takenAt: clock.now(), secret: undefined });
    const taken = [(await lines.next()).value as string];
    await makePlayer(source, clock, 'Too Late');
    for await (const line of lines) taken.push(line);
    expect(taken.join()).not.toContain('Too Late');
  });

  itOnServer('is refused as a whole if it is truncated', async () => {
    const lines = await linesOf(source);
    await expect(restoreLines(target, from(lines.slice(0, -1)))).rejects.toThrow('cut off');
    expect((await contents(target)).player).toEqual([]);
    const firstRow = lines.findIndex((line, place) => place > 0 && line.startsWith('{'));
    await expect(restoreLines(target, from(lines.toSpliced(firstRow, 1)))).rejects.toThrow();
    expect((await contents(target)).player).toEqual([]);
  });

  it('is refused by a database that is not empty, and by an older version', async () => {
    const lines = await linesOf(source);
    await expect(restoreLines(source, from(lines))).rejects.toThrow('not empty');
    const newer = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migrations: ['9999-later'] });
    await expect(restoreLines(target, from([newer, ...lines.slice(1)]))).rejects.toThrow('newer version, with 9999-later');
    await expect(restoreLines(target, from(['{"format":7}']))).rejects.toThrow('not a Quillarena backup');
  });

  it('is refused if its file is none', async () => {
    await expect(restoreLines(target, readBackup(import.meta.filename))).rejects.toThrow('cannot be read as a backup');
  });
});
