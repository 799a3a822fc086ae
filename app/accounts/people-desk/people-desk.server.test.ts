import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountOwner, type AccountsFixture, FROM, onAccountsFixture, STRONG, tokenOf } from '../accounts-fixture';
import { accountsPersonalData } from '../data-export/personal-data.server';
import { createBarredAddresses } from '../leaving/barred-addresses.server';
import { replayErasures } from '../leaving/replay-erasures.server';
import { createNameRegister } from '../names/name-register.server';
import { protectAccount } from '../testing/protect-account';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';

let fixture: AccountsFixture;
let ada: Viewer;
let mara: AccountOwner;

onAccountsFixture(
  (opened) => {
    fixture = opened;
  },
  [accountsPersonalData],
);

beforeEach(async () => {
  const admin = await fixture.member('Ada');
  ada = { ...admin.signedIn.viewer, role: 'administrator' };
  mara = await fixture.owner('Mara Ellwood');
});

const desk = () => fixture.accounts.helpPeople;
const log = async () => (await fixture.accounts.auditLog({ limit: 10 })).entries.map(({ action }) => action);
const events = async () => (await fixture.accounts.events.newestOf(mara.id)).map(({ kind }) => kind);

describe('finding people', () => {
  it('by the beginning of a name leaves no line in the log, by an address it does', async () => {
    const { find } = fixture.accounts.findPeople;
    expect(await find(ada.id, 'mara')).toEqual([{ id: mara.id, name: 'Mara Ellwood' }]);
    expect(await log()).toEqual([]);
    expect(await find(ada.id, ` ${mara.email.toUpperCase()}`)).toEqual([{ id: mara.id, name: 'Mara Ellwood' }]);
    expect(await find(ada.id, 'nobody@example.test')).toEqual([]);
    expect(await log()).toEqual(['look-up-address', 'look-up-address']);
    const { rows } = await fixture.database.execute('select * from audit_entry');
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('shows their record, and nobody’s under an invalid id', async () => {
    expect(await fixture.accounts.findPeople.record(mara.id)).toMatchObject({ email: mara.email, factors: { passkeys: 0, codes: 'off' } });
    expect(await fixture.accounts.findPeople.record('%')).toBeUndefined();
  });
});

describe('an administrator', () => {
  it('signs a person out everywhere, and mails a code', async () => {
    await desk().signOutEverywhere(ada, mara.id);
    expect(await fixture.accounts.sessions.identify(mara.headers)).toEqual({ kind: 'visitor' });
    await desk().sendRecovery(ada, mara.id);
    expect(tokenOf(fixture.mails.at(-1))).not.toBe('');
    expect(await log()).toEqual(['send-recovery', 'sign-out-everywhere']);
    expect(await events()).toContain('signed-out-everywhere');
  });

  it('takes passkeys and codes away from a player who has lost them, who is told', async () => {
    await protectAccount(fixture.database, mara.id);
    await desk().removeFactors(ada, mara.id);
    expect(fixture.mails.at(-1)).toMatchObject({ to: mara.email, subject: 'A change to your Quillarena account, as requested' });
    await fixture.accounts.signIn({ email: mara.email, password: STRONG }, FROM);
  });

  it('changes an address, tells both, and leaves an address that is in use', async () => {
    await expect(desk().changeAddress(ada, mara.id, 'ada@example.test')).rejects.toThrow(texts.emailTaken);
    fixture.mails.length = 0;
    await desk().changeAddress(ada, mara.id, 'mara@new.example');
    expect(fixture.mails.map(({ to, forAnyone }) => [to, forAnyone])).toEqual([
      [mara.email, true],
      ['mara@new.example', true],
    ]);
    expect(await fixture.accounts.sessions.identify(mara.headers)).toEqual({ kind: 'visitor' });
    await fixture.accounts.signIn({ email: 'mara@new.example', password: STRONG }, FROM);
    expect(await log()).toEqual(['change-address']);
  });

  it('deletes an account, and the log no longer names whose it was', async () => {
    await desk().erase(ada, mara.id, 'keep');
    await expect(fixture.accounts.signIn({ email: mara.email, password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
    expect((await fixture.accounts.auditLog({ limit: 10 })).entries).toMatchObject([
      { action: 'erase-account', actor: 'Ada', subject: { id: undefined, name: 'someone who has left' } },
    ]);
  });

  it('does nothing of it to people who run the site, nor to nobody', async () => {
    for (const act of [
      () => desk().removeFactors(ada, ada.id),
      () => desk().changeAddress(ada, ada.id, 'new@example.test'),
      () => desk().erase(ada, ada.id, 'keep'),
    ]) {
      await expect(act()).rejects.toThrow(texts.roleFirst);
    }
    await expect(desk().signOutEverywhere(ada, 'nobody')).rejects.toThrow(texts.nobodyHere);
    expect(await log()).toEqual([]);
  });

  it('is the only one who may', async () => {
    for (const role of [undefined, 'moderator'] as const) {
      const other = { id: mara.id, role };
      await expect(desk().signOutEverywhere(other, ada.id)).rejects.toThrow(texts.administratorsOnly);
      await expect(desk().erase(other, ada.id, 'delete')).rejects.toThrow(texts.administratorsOnly);
    }
  });
});

describe('an account that was deleted', () => {
  /** Puts the person's rows back, as a backup from before does. */
  async function restored(): Promise<void> {
    await fixture.database.execute(
      `insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
       values ($1, 'Mara Ellwood', 'mara ellwood', $2, true, now(), now())`,
      [mara.id, mara.email],
    );
    await fixture.database.execute('delete from erasure');
  }
  const replay = () =>
    replayErasures({
      ...{ database: fixture.database, clock: fixture.clock, dataDir: fixture.dataDir, personalData: [accountsPersonalData] },
      names: createNameRegister({ db: fixture.database.db, clock: fixture.clock, secret: 'secret' }),
      barred: createBarredAddresses({ db: fixture.database.db, clock: fixture.clock, secret: 'secret' }),
    });

  it('does not come back with a restored backup, and nobody else goes', async () => {
    expect(await replay()).toBe(0);
    await fixture.accounts.leaving.deleteAccount({ id: mara.id }, { password: STRONG, stories: 'keep' }, mara.headers);
    await restored();
    expect(await replay()).toBe(1);
    const { rows } = await fixture.database.execute('select name from player');
    expect(rows).toEqual([{ name: 'Ada' }]);
    await restored();
    expect(await replay(), 'each time').toBe(1);
  });

  it('is on the list by a hash alone, for 400 days', async () => {
    await desk().erase(ada, mara.id, 'delete');
    const { rows } = await fixture.database.execute('select * from erasure');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(mara.id);
    fixture.clock.advance(401 * 24 * 60 * 60_000);
    await fixture.accounts.removeStale();
    await restored();
    expect(await replay()).toBe(0);
  });
});
