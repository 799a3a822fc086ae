import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backupLines } from '../../../app/platform/backup/backup.server';
import { restoreLines } from '../../../app/platform/backup/restore.server';
import type { OpenDatabase } from '../../../app/platform/database/database.server';
import { emptyTables, openTestDatabase } from '../../../app/platform/testing/database/test-database';
import { makePlayer } from '../../../app/platform/testing/make-player';
import { createTestClock } from '../../../app/platform/testing/test-clock';
import { makeStory } from '../../../app/stories/testing/make-story';
import { type FinishedRestore, finishRestore, restoredText } from './finish-restore';

const MINUTE_MS = 60_000;

let [source, target]: OpenDatabase[] = [];
// Made before the databases are opened, so that libraries never see time jump.
let clock = createTestClock();
let dataDir: string;
beforeAll(async () => {
  [source, target] = [await openTestDatabase(), await openTestDatabase()];
});
afterAll(async () => {
  await source?.close();
  await target?.close();
});
beforeEach(async () => {
  clock = createTestClock();
  dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  return () => rm(dataDir, { recursive: true });
});

/** Takes a backup while a mail, a message to a device and another job wait, and restores it so many ms later. @returns what waits then. */
async function restoreAfter(ms: number) {
  if (!source || !target) throw new Error('No databases.');
  await emptyTables(source);
  await emptyTables(target);
  for (const queue of ['mail', 'push', 'close-room']) {
    await source.db
      .insertInto('job_to_send')
      .values({ id: randomUUID(), queue, data: { sealed: queue } })
      .execute();
  }
  const lines = backupLines({ db: source.db, takenAt: clock.now(), secret: undefined });
  clock.advance(ms);
  await restoreLines(target, lines);
  const { mailsDropped, messagesDropped, unreplayed } = await finishRestore({
    database: target,
    dataDir,
    secret: 'a secret of thirty-two characters',
  });
  const waiting = await target.db.selectFrom('job_to_send').select('queue').orderBy('queue').execute();
  return { mailsDropped, messagesDropped, unreplayed, waiting: waiting.map(({ queue }) => queue) };
}

it('sends mails that waited in a backup taken within the hour', async () => {
  expect(await restoreAfter(59 * MINUTE_MS)).toMatchObject({
    mailsDropped: 0,
    messagesDropped: 0,
    waiting: ['close-room', 'mail', 'push'],
  });
});

it('tells which lists of what is to be done again are missing, as they are from a DATA_DIR that is not the site’s', async () => {
  expect(await restoreAfter(MINUTE_MS)).toMatchObject({
    unreplayed: { missing: ['erasures.txt', 'bans.txt', 'hidings.txt'], empty: [] },
  });
  await writeFile(join(dataDir, 'erasures.txt'), '');
  await writeFile(join(dataDir, 'bans.txt'), `- 0a ${clock.now().toISOString()}\n`);
  expect(await restoreAfter(MINUTE_MS)).toMatchObject({ unreplayed: { missing: ['hidings.txt'], empty: ['erasures.txt'] } });
});

it('drops mails and messages to devices of an older backup, which have probably gone out since, and keeps other jobs', async () => {
  expect(await restoreAfter(61 * MINUTE_MS)).toMatchObject({ mailsDropped: 1, messagesDropped: 1, waiting: ['close-room'] });
});

it('hides again what had been hidden since, by the list in DATA_DIR', async () => {
  if (!source || !target) throw new Error('No databases.');
  await emptyTables(source);
  await emptyTables(target);
  const mara = await makePlayer(source, clock, 'Mara');
  const id = await makeStory(source, clock, { author_id: mara.id, title: 'The Ninth Gate', body: 'The gate stood open.' });
  await restoreLines(target, backupLines({ db: source.db, takenAt: clock.now(), secret: undefined }));
  await writeFile(join(dataDir, 'hidings.txt'), `story ${id} rules - ${clock.now().toISOString()} -\n`);
  expect(await finishRestore({ database: target, dataDir, secret: 'a secret of thirty-two characters' })).toMatchObject({ hidden: 1 });
  expect(await target.db.selectFrom('story').select('status').executeTakeFirst()).toEqual({ status: 'hidden' });
});

const finished: FinishedRestore = {
  ...{ erased: 0, banned: 0, hidden: 0, mailsDropped: 0, messagesDropped: 0 },
  unreplayed: { missing: [], empty: [] },
};
const told = (changes: Partial<FinishedRestore>, isEmbedded = true) =>
  restoredText({ rows: 1_234, takenAt: '2026-11-24T03:00:00Z', isEmbedded, dataDir: '/data', finished: { ...finished, ...changes } });

it('a restore says into which database it went, and what was done again', () => {
  expect(told({})).toBe('Restored 1,234 rows of 2026-11-24T03:00:00Z into the embedded database in /data.');
  expect(told({ erased: 1, banned: 2 }, false)).toBe(
    'Restored 1,234 rows of 2026-11-24T03:00:00Z into the database of DATABASE_URL. Deleted again: 1 account that had left since. ' +
      'Banned or suspended again: 2 accounts that had been so since.',
  );
});

it('a restore says what it did not send, where only messages to devices waited, too', () => {
  const why = 'Not sent, as they waited over an hour ago and may have gone out since:';
  expect(told({ mailsDropped: 2 })).toContain(`${why} mails (2) and messages to devices (0).`);
  expect(told({ messagesDropped: 3 })).toContain(`${why} mails (0) and messages to devices (3).`);
});

it('a restore says which lists of what to do again were not there', () => {
  expect(told({ unreplayed: { missing: ['erasures.txt', 'bans.txt'], empty: [] } })).toContain(
    'Not in /data: erasures.txt, bans.txt. What they list since the backup is back',
  );
  expect(told({ unreplayed: { missing: ['erasures.txt'], empty: ['bans.txt', 'hidings.txt'] } })).toContain(
    'Not in /data: erasures.txt. Empty in /data: bans.txt, hidings.txt; so it may be, if there was nothing to list. What they list since',
  );
});
