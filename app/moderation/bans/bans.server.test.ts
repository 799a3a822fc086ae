import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BarredAddresses, barAddress, createBarredAddresses } from '~/accounts/leaving/barred-addresses.server';
import { DAY_MS } from '~/platform/clock/durations';
import { openModerationFixture } from '../testing/moderation-fixture';
import { createBanCopy } from './ban-list.server';
import { replayBans } from './replay-bans.server';

const fixture = openModerationFixture();
let dataDir: string;
let barred: BarredAddresses;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bans-'));
  barred = createBarredAddresses({ db: fixture.database.db, clock: fixture.clock, secret: 'secret' });
});

afterEach(() => rm(dataDir, { recursive: true }));

const given = () => ({ db: fixture.database.db, clock: fixture.clock, dataDir, barred });
const copy = () => createBanCopy(given())();
const banMara = async () => {
  await fixture.report({ kind: 'player', id: fixture.mara.id });
  await fixture.decide('ban');
};
/** Takes back in the database what a ban did, as an older backup does. */
const restoreOlder = async () => {
  await fixture.rowsOf('delete from moderation_decision');
  await fixture.rowsOf('update player set banned_at = null, hidden_at = null where id = $1', [fixture.mara.id]);
  await fixture.rowsOf(`update story set status = 'published', hidden_with_player = false`);
};
/** The reason of a decision made again, in full. */
const said = (done: string) =>
  `The reason: ${done} before the site was restored from a backup. The reason that was given then is in the mail you got; it is not kept here any more. It is based on the rules of the arena; a person decided it.`;
const bannedAt = async () => (await fixture.rowsOf('select banned_at from player where id = $1', [fixture.mara.id]))[0]?.banned_at;

describe('a ban made after a backup', () => {
  it('holds in the restored database, with a decision to object to, and its lifting brings all back', async () => {
    await banMara();
    const since = await bannedAt();
    await copy();
    await restoreOlder();
    expect(await replayBans(given())).toBe(1);
    expect(await bannedAt()).toEqual(since);
    expect(await fixture.statusOf()).toBe('hidden');
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toMatchObject([{ reason: said('You were banned') }]);
    expect(await replayBans(given()), 'a second time').toBe(0);
    await fixture.object();
    await fixture.decide('reverse', {}, fixture.ada);
    expect(await bannedAt()).toBeNull();
    expect(await fixture.statusOf()).toBe('published');
  });

  it('bars the address of a player who is not in the backup', async () => {
    const [player] = await fixture.rowsOf('select email from player where id = $1', [fixture.mara.id]);
    await banMara();
    await copy();
    await fixture.rowsOf('delete from moderation_decision');
    await fixture.rowsOf('delete from player where id = $1', [fixture.mara.id]);
    expect(await replayBans(given())).toBe(0);
    await expect(barred.refuse(String(player?.email))).rejects.toThrow(/closed for good/);
  });

  it('stays on the list while the database is a new one, which is still to be restored', async () => {
    const [player] = await fixture.rowsOf('select email from player where id = $1', [fixture.mara.id]);
    await banMara();
    await copy();
    await fixture.rowsOf('delete from moderation_decision');
    await fixture.rowsOf('delete from player');
    await copy();
    await replayBans(given());
    await expect(barred.refuse(String(player?.email))).rejects.toThrow(/closed for good/);
  });

  it('has no empty list made for a new database', async () => {
    await fixture.rowsOf('delete from player');
    await copy();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is off the list once it is lifted', async () => {
    await banMara();
    await copy();
    await fixture.object();
    await fixture.decide('reverse', {}, fixture.ada);
    await copy();
    await restoreOlder();
    expect(await replayBans(given())).toBe(0);
    expect(await bannedAt()).toBeNull();
  });
});

describe('a suspension after a backup', () => {
  const suspendMara = async () => {
    await fixture.report({ kind: 'player', id: fixture.mara.id });
    await fixture.decide('suspend', { days: 7 });
  };
  const suspendedUntil = async () =>
    (await fixture.rowsOf('select suspended_until from player where id = $1', [fixture.mara.id]))[0]?.suspended_until;
  const restoreBefore = async () => {
    await fixture.rowsOf('delete from moderation_decision');
    await fixture.rowsOf('update player set suspended_until = null');
  };

  it('holds in the restored database until its end, with a decision to object to', async () => {
    await suspendMara();
    expect(fixture.copied).toContain('bans');
    const until = await suspendedUntil();
    await copy();
    await restoreBefore();
    expect(await replayBans(given())).toBe(1);
    expect(await suspendedUntil()).toEqual(until);
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toMatchObject([{ reason: said('You were suspended') }]);
    expect(await replayBans(given()), 'a second time').toBe(0);
  });

  it('is passed over once it has run out', async () => {
    await suspendMara();
    await copy();
    await restoreBefore();
    fixture.clock.advance(8 * DAY_MS);
    expect(await replayBans(given())).toBe(0);
    expect(await suspendedUntil()).toBeNull();
  });
});

it('an address barred after a backup stays barred, for two years from then, or for as long as a suspension runs', async () => {
  const at = fixture.clock.now();
  await barAddress(fixture.database.db, { addressHash: barred.hashOf('mara@example.test'), at, suspendedUntil: null });
  const suspended = { addressHash: barred.hashOf('ivo@example.test'), at, suspendedUntil: new Date(at.getTime() + DAY_MS) };
  await barAddress(fixture.database.db, suspended);
  await copy();
  await fixture.rowsOf('delete from barred_address');
  await replayBans(given());
  expect(await fixture.rowsOf('select barred_at, suspended_until from barred_address order by suspended_until nulls first')).toEqual([
    { barred_at: at, suspended_until: null },
    { barred_at: at, suspended_until: suspended.suspendedUntil },
  ]);
});
