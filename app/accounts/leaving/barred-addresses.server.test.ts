import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { type AccountOwner, type AccountsFixture, onAccountsFixture, STRONG } from '../accounts-fixture';
import { accountsPersonalData } from '../data-export/personal-data.server';
import { texts } from '../texts';
import { barAddress } from './barred-addresses.server';

let fixture: AccountsFixture;
let mara: AccountOwner;

onAccountsFixture(
  (opened) => {
    fixture = opened;
  },
  [accountsPersonalData],
);

beforeEach(async () => {
  mara = await fixture.owner('Mara Ellwood');
});

const ban = () => fixture.database.execute('update player set banned_at = now() where id = $1', [mara.id]);
const leave = () => fixture.accounts.leaving.deleteAccount({ id: mara.id }, { password: STRONG, stories: 'delete' }, mara.headers);
const signUp = async () => {
  const attempt = await fixture.begin({ name: 'Mara Again', email: mara.email, password: STRONG });
  return await fixture.enter(attempt, mara.email);
};

describe('the address of a player who was banned and has deleted their account', () => {
  it('opens no account for two years, which only its owner learns, with how to object', async () => {
    await ban();
    await leave();
    await expect(signUp()).rejects.toThrow(/closed for good, so no new one can be opened with it until .+ write to us/);
    fixture.clock.advance(731 * DAY_MS);
    expect((await signUp()).viewer.name).toBe('Mara Again');
    await fixture.accounts.removeStale();
    expect((await fixture.database.execute('select * from barred_address')).rows).toEqual([]);
  });

  it('is kept as a hash alone', async () => {
    await ban();
    await leave();
    const { rows } = await fixture.database.execute('select * from barred_address');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('mara');
  });

  it('is free again once an administrator lets it, which stands in the log without the address', async () => {
    const { signedIn } = await fixture.member('Ada');
    const { unbar } = fixture.accounts.helpPeople;
    const ada = { id: signedIn.viewer.id, role: 'administrator' as const };
    await ban();
    await leave();
    await expect(unbar({ ...ada, role: 'moderator' as const }, mara.email)).rejects.toThrow(texts.administratorsOnly);
    await expect(unbar(ada, 'other@example.test')).rejects.toThrow(texts.notBarred);
    await unbar(ada, mara.email);
    expect((await signUp()).viewer.name).toBe('Mara Again');
    const { entries } = await fixture.accounts.auditLog({ limit: 10 });
    expect(entries.map(({ action }) => action)).toEqual(['unbar-address']);
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});

describe('the address of a player who is suspended and has deleted their account', () => {
  const suspendUntil = (until: Date) => fixture.database.execute('update player set suspended_until = $2 where id = $1', [mara.id, until]);
  const inDays = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);

  it('opens no account until the suspension is over, and its hash is forgotten then', async () => {
    await suspendUntil(inDays(7));
    await leave();
    await expect(signUp()).rejects.toThrow(/was suspended until .+ and then deleted.+ write to us/);
    fixture.clock.advance(8 * DAY_MS);
    expect((await signUp()).viewer.name).toBe('Mara Again');
    await fixture.accounts.removeStale();
    expect((await fixture.database.execute('select * from barred_address')).rows).toEqual([]);
  });

  it('is free where the suspension was over before', async () => {
    await suspendUntil(inDays(-1));
    await leave();
    expect((await signUp()).viewer.name).toBe('Mara Again');
  });

  it('stays barred for good where it was, whatever is added', async () => {
    const { db } = fixture.database;
    const bar = { addressHash: 'hash', at: fixture.clock.now() };
    await barAddress(db, { ...bar, suspendedUntil: inDays(7) });
    await barAddress(db, { ...bar, suspendedUntil: inDays(3) });
    const suspendedUntil = async () =>
      (await db.selectFrom('barred_address').select('suspended_until').executeTakeFirst())?.suspended_until;
    expect(await suspendedUntil()).toEqual(inDays(7));
    await barAddress(db, { ...bar, suspendedUntil: null });
    await barAddress(db, { ...bar, suspendedUntil: inDays(9) });
    expect(await suspendedUntil()).toBeNull();
  });
});

it('a player who was not banned can come back at once with the same address', async () => {
  await leave();
  expect((await signUp()).viewer.name).toBe('Mara Again');
});
