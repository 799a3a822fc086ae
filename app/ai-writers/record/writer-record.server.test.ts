import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLog } from '~/platform/log/log.server';
import { openTestDatabase } from '~/platform/testing/database/test-database';
import { createTestClock } from '~/platform/testing/test-clock';
import { createWriterRecord } from './writer-record.server';

const clock = createTestClock();
const log = createLog({ level: 'silent' });
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('who wrote is shown with why the built-in writer stood in, and forgotten after a week', async () => {
  const record = createWriterRecord({ db: database.db, clock, log, model: 'quill-1' });
  const stoodIn = { kind: 'content', outcome: 'failed', reason: 'no answer in time', passed: true, tookMs: 15_000.4 } as const;
  await record.note(stoodIn);
  clock.advance(1000);
  await record.note(stoodIn);
  clock.advance(1000);
  await record.note({ kind: 'prompt', outcome: 'answered', reason: null, passed: false, tookMs: 900 });
  const { newest, asked, standIns } = await record.look();
  expect(newest.map(({ kind, model, tookMs }) => [kind, model, tookMs])).toEqual([
    ['prompt', 'quill-1', 900],
    ['content', 'quill-1', 15_000],
    ['content', 'quill-1', 15_000],
  ]);
  expect({ asked, standIns }).toEqual({
    asked: 3,
    standIns: [{ kind: 'content', outcome: 'failed', reason: 'no answer in time', count: 2 }],
  });
  clock.advance(8 * 86_400_000);
  expect((await record.look()).asked).toBe(0);
  await record.forget();
  expect((await record.look()).newest).toEqual([]);
});

it('a text does not wait for a database that is away', async () => {
  const { db } = database;
  const away = {
    ...db,
    insertInto: () => {
      throw new Error('away');
    },
  } as unknown as typeof db;
  const record = createWriterRecord({ db: away, clock, log, model: 'quill-1' });
  await expect(record.note({ kind: 'prompt', outcome: 'answered', reason: null, passed: false, tookMs: 1 })).resolves.toBeUndefined();
});
