import { expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { createSeal } from '../sealing/seal.server';
import { onTestDatabase } from '../testing/database/test-database';
import type { TestClock } from '../testing/test-clock';
import { createPushKeys } from './push-keys.server';

let database: OpenDatabase;
let clock: TestClock;
let warnings: string[];

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  warnings = [];
});

const keysOf = (secret = 'secret', given?: { publicKey: string; privateKey: string }) =>
  createPushKeys({
    db: database.db,
    clock,
    seal: createSeal(secret, 'push keys'),
    log: { warn: () => void warnings.push('warned') },
    given,
  })();

it('are made once, whichever process asks first, and kept sealed', async () => {
  const made = await Promise.all([keysOf(), keysOf(), keysOf()]);
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await keysOf()).toEqual(made[0]);
  const row = await database.db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed_private_key).not.toContain(made[0]?.privateKey);
});

it('are the operator’s where they are set; nothing is made then', async () => {
  const given = { publicKey: 'public', privateKey: 'private' };
  expect(await keysOf('secret', given)).toEqual(given);
  expect(await database.db.selectFrom('push_key').selectAll().execute()).toEqual([]);
});

it('are made again where SECRET has changed, which is said', async () => {
  const before = await keysOf();
  const after = await keysOf('another secret');
  expect(after.publicKey).not.toBe(before.publicKey);
  expect(warnings).toHaveLength(1);
  expect(await keysOf('another secret')).toEqual(after);
});
