import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBackup } from '~/platform/backup/backup-file.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLog } from '~/platform/log/log.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock } from '~/platform/testing/test-clock';
import { type Backups, createBackups } from './backups.server';
import { backupName } from './due-backup';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let database: OpenDatabase;
let dir: string;
// Made before the database is opened, so that libraries never see time jump.
let clock = createTestClock();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  clock = createTestClock(new Date('2026-03-02T03:10:00Z'));
  dir = await mkdtemp(join(tmpdir(), 'backups-'));
  return () => rm(dir, { recursive: true });
});

/** What another process on the same database would have, too. */
function backupsOf(command?: string, log = createLog({ level: 'silent' }), from = database, weeks = 0): Backups {
  const settings = { dir, everyMs: DAY_MS, keep: { days: 2, weeks, months: 0 }, command };
  return createBackups({ database: from, clock, settings, dataDir: dir, secret: 'kept', log });
}

/** Runs something as a user who may read no folder of others, where the tests run as one who may. */
async function withoutRights(work: () => Promise<void>): Promise<void> {
  const user = process.geteuid?.();
  if (user !== 0) return work();
  await chmod(dir, 0o755);
  process.seteuid?.('nobody');
  try {
    await work();
  } finally {
    process.seteuid?.(user);
  }
}

async function tables(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readBackup(join(dir, file))) lines.push(line);
  return lines;
}

const figure = async (backups: Backups, name: string) => (await backups.figures.read()).find((each) => each.name === name)?.value;

describe('backups that the site makes', () => {
  it('are made once for each time, whichever process is asked, and hold what people made', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const [one, other] = [backupsOf(), backupsOf()];
    await Promise.all([one.makeDue(), other.makeDue()]);
    await one.makeDue();
    const [file = '', ...more] = await readdir(dir);
    expect([file, more]).toEqual(['quillarena-2026-03-02T03-10-00Z.backup', []]);
    expect((await tables(file)).some((line) => line.includes(ada.id))).toBe(true);
    clock.advance(DAY_MS);
    await other.makeDue();
    expect(await readdir(dir)).toHaveLength(2);
  });

  it('are thinned out, and files that are not theirs stay', async () => {
    await writeFile(join(dir, 'mine.backup'), 'by hand');
    const backups = backupsOf();
    for (let day = 0; day < 4; day += 1) {
      await backups.makeDue();
      clock.advance(DAY_MS);
    }
    expect(await readdir(dir)).toEqual(['mine.backup', 'quillarena-2026-03-04T03-10-00Z.backup', 'quillarena-2026-03-05T03-10-00Z.backup']);
  });

  it('say of a folder that this user may not use what to do', async () => {
    const closed = join(dir, 'closed');
    await mkdir(closed, { mode: 0 });
    const settings = { dir: closed, everyMs: DAY_MS, keep: { days: 2, weeks: 0, months: 0 }, command: undefined };
    const backups = createBackups({ database, clock, settings, dataDir: dir, secret: undefined, log: createLog({ level: 'silent' }) });
    await withoutRights(() => expect(backups.makeDue()).rejects.toThrow(`The user that this runs as may not read and write in ${closed}.`));
  });

  it('leave nothing of one that failed, say why, and are tried again half an hour later', async () => {
    const { dir: missing, broken } = { dir: join(dir, 'file'), broken: 'a file where the folder should be' };
    await writeFile(missing, broken);
    const settings = { dir: missing, everyMs: DAY_MS, keep: { days: 2, weeks: 0, months: 0 }, command: undefined };
    const backups = createBackups({ database, clock, settings, dataDir: dir, secret: undefined, log: createLog({ level: 'silent' }) });
    await expect(backups.makeDue()).rejects.toThrow();
    expect(await database.db.selectFrom('backup_made').select('failure').executeTakeFirst()).toMatchObject({
      failure: `${missing} is no folder. Please give another place.`,
    });
    await rm(missing);
    await backups.makeDue();
    expect(await readdir(dir), 'too early').toEqual([]);
    clock.advance(HOUR_MS);
    await backups.makeDue();
    expect(await readdir(missing)).toHaveLength(1);
  });

  it('keep no file that cannot be read back', async () => {
    const silent = createLog({ level: 'silent' });
    const damaging: OpenDatabase = {
      ...database,
      fromSnapshot: async (work) => {
        const result = await database.fromSnapshot(work);
        for (const name of await readdir(dir)) await truncate(join(dir, name), 100);
        return result;
      },
    };
    const backups = backupsOf(undefined, silent, damaging);
    await expect(backups.makeDue()).rejects.toThrow();
    expect(await readdir(dir)).toEqual([]);
    clock.advance(HOUR_MS / 2 + 1_000);
    await backupsOf().makeDue();
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('remove what a killed process left half written, and are made again in its place', async () => {
    await writeFile(join(dir, 'quillarena-2026-03-02T03-00-00Z.backup.part'), 'half');
    await database.db
      .insertInto('backup_made')
      .values({ due_at: new Date('2026-03-02T03:00:00Z'), began_at: clock.now() })
      .execute();
    const backups = backupsOf();
    await backups.makeDue();
    expect(await readdir(dir), 'it may still run').toHaveLength(1);
    clock.advance(7 * HOUR_MS);
    await backups.makeDue();
    expect(await readdir(dir)).toEqual(['quillarena-2026-03-02T10-10-00Z.backup']);
  });

  it('that a stopped process has not finished are made by another one half an hour later', async () => {
    const hasBegun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<never>();
    const held: OpenDatabase = {
      ...database,
      kind: 'server',
      fromSnapshot: () => {
        hasBegun.resolve();
        return mayEnd.promise;
      },
    };
    const stopped = backupsOf(undefined, undefined, held);
    const making = stopped.makeDue();
    await hasBegun.promise;
    await stopped.stop();
    clock.advance(HOUR_MS / 2 + 1_000);
    const other = backupsOf(undefined, undefined, { ...database, kind: 'server' });
    await other.makeDue();
    expect(await readdir(dir)).toEqual(['quillarena-2026-03-02T03-40-01Z.backup']);
    await other.stop();
    const rows = () => database.db.selectFrom('backup_made').select('failure').execute();
    expect(await rows(), 'one that is done stays so').toEqual([{ failure: null }]);
    mayEnd.reject(new Error('The process is gone.'));
    await expect(making).rejects.toThrow();
  });

  it('that a killed process began are ended at the next start, and not one that this process has begun since', async () => {
    const began = (day: number) => ({ due_at: new Date(Date.UTC(2026, 2, day, 3)), began_at: new Date(Date.UTC(2026, 2, day, 3, 10)) });
    await database.db.insertInto('backup_made').values(began(1)).execute();
    clock.advance(1);
    const backups = backupsOf(undefined, undefined, { ...database, kind: 'embedded' });
    await database.db
      .insertInto('backup_made')
      .values({ ...began(2), began_at: clock.now() })
      .execute();
    await backups.endAbandoned();
    const rows = await database.db.selectFrom('backup_made').select(['due_at', 'ended_at', 'failure']).orderBy('due_at').execute();
    expect(rows).toEqual([
      { due_at: began(1).due_at, ended_at: clock.now(), failure: 'The site ended before the backup was done.' },
      { due_at: began(2).due_at, ended_at: null, failure: null },
    ]);
  });

  it('that are made again are handed over again, and say nothing of the try that failed', async () => {
    await backupsOf('true').makeDue();
    await database.execute(`update backup_made set failure = 'The older ones could not be thinned out.'`);
    clock.advance(HOUR_MS);
    const list = join(dir, 'handed-over.txt');
    await backupsOf(`basename "$1" >> '${list}'`).makeDue();
    const file = 'quillarena-2026-03-02T04-10-00Z.backup';
    expect(await readFile(list, 'utf8')).toBe(`${file}\n`);
    expect(await database.db.selectFrom('backup_made').select(['file', 'failure']).execute()).toEqual([{ file, failure: null }]);
  });

  it('are handed over, again if that failed, and only once if it did not', async () => {
    const list = join(dir, 'handed-over.txt');
    const failing = backupsOf('echo "no such bucket" >&2; exit 3');
    await expect(failing.makeDue()).rejects.toThrow('BACKUP_COMMAND ended with 3: no such bucket');
    expect(await readdir(dir), 'the backup is there all the same').toHaveLength(1);
    const working = backupsOf(`echo "$1" >> '${list}'`);
    await working.makeDue();
    await working.makeDue();
    expect(await readFile(list, 'utf8')).toBe(`${join(dir, 'quillarena-2026-03-02T03-10-00Z.backup')}\n`);
  });

  it('are handed over by one process, however long that takes, and by another one if it was killed meanwhile', async () => {
    const [list, begun, mayEnd] = ['handed-over.txt', 'begun', 'may-end'].map((name) => join(dir, name)) as [string, string, string];
    const command = `touch '${begun}'; until [ -e '${mayEnd}' ]; do sleep 0.05; done; basename "$1" >> '${list}'`;
    const slow = backupsOf(command).makeDue();
    await expect.poll(() => existsSync(begun)).toBe(true);
    clock.advance(HOUR_MS);
    await backupsOf(`echo twice >> '${list}'`).makeDue();
    await writeFile(mayEnd, '');
    await slow;
    expect(await readFile(list, 'utf8')).toBe('quillarena-2026-03-02T03-10-00Z.backup\n');

    clock.advance(DAY_MS);
    await expect(backupsOf('exit 3').makeDue()).rejects.toThrow('BACKUP_COMMAND');
    await database.execute('update backup_made set handing_over_since = $1 where handed_over_at is null', [clock.now()]);
    const other = backupsOf(`echo later >> '${list}'`);
    await other.makeDue();
    expect(await readFile(list, 'utf8'), 'it may still run').not.toContain('later');
    clock.advance(2 * HOUR_MS);
    await other.makeDue();
    expect(await readFile(list, 'utf8')).toContain('later');
  });

  it('are each handed over, the oldest first, though older ones had failed and would be thinned out by now', async () => {
    const list = join(dir, 'handed-over.txt');
    const failing = backupsOf('exit 3');
    for (let day = 0; day < 4; day += 1) {
      await expect(failing.makeDue()).rejects.toThrow('BACKUP_COMMAND');
      clock.advance(DAY_MS);
    }
    const [first, second, third, fourth] = [2, 3, 4, 5].map((day) => `quillarena-2026-03-0${day}T03-10-00Z.backup`);
    const later = backupsOf(`basename "$1" >> '${list}'; ! grep -q 03-03T '${list}'`);
    clock.advance(-HOUR_MS);
    await expect(later.makeDue(), 'the second is refused once more').rejects.toThrow('BACKUP_COMMAND');
    expect((await readFile(list, 'utf8')).split('\n')).toEqual([first, second, '']);
    await rm(list);
    await backupsOf(`basename "$1" >> '${list}'`).makeDue();
    expect((await readFile(list, 'utf8')).split('\n')).toEqual([second, third, fourth, '']);
    await rm(list);
    clock.advance(HOUR_MS);
    await backupsOf('true').makeDue();
    expect(await readdir(dir), 'what was handed over is thinned out').toEqual([fourth, 'quillarena-2026-03-06T03-10-00Z.backup']);
  });

  /** Files of the first days of February that have not been handed over. */
  async function leaveWaiting(days: number) {
    for (let day = 1; day <= days; day += 1) {
      const [at, file] = [new Date(Date.UTC(2026, 1, day, 3)), backupName(new Date(Date.UTC(2026, 1, day, 3)))];
      await writeFile(join(dir, file), 'an earlier one');
      await database.execute('insert into backup_made (due_at, began_at, ended_at, file) values ($1, $1, $1, $2)', [at, file]);
    }
  }

  it('that could not be handed over stay no longer than people are told that any does', async () => {
    await leaveWaiting(2);
    await expect(backupsOf('exit 3').makeDue()).rejects.toThrow('BACKUP_COMMAND');
    expect(await readdir(dir), 'two days stay').toHaveLength(2);
    clock.advance(2 * DAY_MS);
    await expect(backupsOf('exit 3').makeDue()).rejects.toThrow('BACKUP_COMMAND');
    expect(await readdir(dir), 'the oldest are three days old at most').toEqual([
      'quillarena-2026-03-02T03-10-00Z.backup',
      'quillarena-2026-03-04T03-10-00Z.backup',
    ]);
  });

  it('that could not be handed over are the newest ten beside those that are kept', async () => {
    await leaveWaiting(13);
    await expect(backupsOf('exit 3', undefined, database, 3).makeDue()).rejects.toThrow('BACKUP_COMMAND');
    const files = await readdir(dir);
    expect([files.length, files[0], files.at(-1)]).toEqual([
      10,
      'quillarena-2026-02-05T03-00-00Z.backup',
      'quillarena-2026-03-02T03-10-00Z.backup',
    ]);
  });

  it('tell their age and size, and count from the start while there is none', async () => {
    const backups = backupsOf();
    clock.advance(HOUR_MS);
    expect(await figure(backups, 'backup_age_seconds')).toBe(3_600);
    expect(await figure(backups, 'backup_bytes')).toBeUndefined();
    await backups.makeDue();
    clock.advance(5_000);
    expect(await figure(backups, 'backup_age_seconds')).toBe(5);
    expect(await figure(backups, 'backup_bytes')).toBeGreaterThan(500);
    expect(await figure(backups, 'backup_every_seconds')).toBe(86_400);
  });
});
