import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backupLines } from '../../app/platform/backup/backup.server';
import { restoreLines } from '../../app/platform/backup/restore.server';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { emptyTables, openTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import { createTestClock } from '../../app/platform/testing/test-clock';
import { makeStory } from '../../app/stories/testing/make-story';
import { finishRestore } from './finish-restore';

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

/** Takes a backup while a mail and another job wait, and restores it so many ms later. @returns what waits then. */
async function restoreAfter(ms: number) {
  if (!source || !target) throw new Error('No databases.');
  await emptyTables(source);
  await emptyTables(target);
  for (const queue of ['mail', 'close-room']) {
    await source.db
      .insertInto('job_to_send')
      .values({ id: randomUUID(), queue, data: { sealed: queue } })
      .execute();
  }
  const lines = backupLines({ db: source.db, takenAt: clock.now(), secret: undefined });
  clock.advance(ms);
  await restoreLines(target, lines);
  const { mailsDropped } = await finishRestore({ database: target, dataDir, secret: 'a secret of thirty-two characters' });
  const waiting = await target.db.selectFrom('job_to_send').select('queue').orderBy('queue').execute();
  return { mailsDropped, waiting: waiting.map(({ queue }) => queue) };
}

it('sends mails that waited in a backup taken within the hour', async () => {
  expect(await restoreAfter(59 * MINUTE_MS)).toEqual({ mailsDropped: 0, waiting: ['close-room', 'mail'] });
});

it('drops mails of an older backup, which have probably gone out since, and keeps other jobs', async () => {
  expect(await restoreAfter(61 * MINUTE_MS)).toEqual({ mailsDropped: 1, waiting: ['close-room'] });
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
