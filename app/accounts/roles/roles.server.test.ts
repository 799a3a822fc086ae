import { describe, expect, it } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { type AccountsFixture, ADMIN_EMAIL, browserWith, onAccountsFixture } from '../accounts-fixture';
import { protectAccount } from '../testing/protect-account';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';
import { may } from './policy';

let fixture: AccountsFixture;
let ada: Viewer;
let ivo: { id: string; name: string };

onAccountsFixture(async (opened) => {
  fixture = opened;
  ada = (await viewerOf('Ada')) as Viewer;
  ivo = await makePlayer(fixture.database, fixture.clock, 'Ivo');
});

async function viewerOf(name: string): Promise<Viewer | undefined> {
  const { signedIn } = await fixture.member(name);
  await protectAccount(fixture.database, signedIn.viewer.id);
  const identity = await fixture.accounts.sessions.identify(browserWith(signedIn.setCookies));
  return identity.kind === 'player' ? identity.viewer : undefined;
}

const roles = () => fixture.accounts.roles;
const log = async () => (await fixture.accounts.auditLog({ limit: 10 })).entries;

describe('a role', () => {
  it('is an administrator’s by the address in the settings, and nobody else’s', async () => {
    expect(ada.role).toBe('administrator');
    expect(await viewerOf('Mara')).not.toHaveProperty('role');
    expect(await roles().list()).toEqual([{ id: ada.id, name: 'Ada', role: 'administrator', bySettings: true }]);
    expect(await roles().administratorAddresses()).toEqual([ADMIN_EMAIL]);
    await expect(roles().remove(ada, ada.id)).rejects.toThrow(texts.roleInSettings);
  });

  it('is given by an administrator, by name, and taken away again; both stand in the log', async () => {
    expect(await roles().name(ada, ' IVO ', 'moderator')).toMatchObject({ id: ivo.id, role: 'moderator' });
    expect((await roles().list()).map(({ name, role }) => [name, role])).toEqual([
      ['Ada', 'administrator'],
      ['Ivo', 'moderator'],
    ]);
    await expect(roles().name(ada, 'Ivo', 'moderator')).rejects.toThrow(texts.hasRole);
    await expect(roles().name(ada, 'Nobody', 'moderator')).rejects.toThrow(texts.nobodyOfThatName);
    await roles().remove(ada, ivo.id);
    await roles().remove(ada, ivo.id);
    expect(await roles().list()).toHaveLength(1);
    expect(await log()).toMatchObject([
      { action: 'remove-moderator', actor: 'Ada', subject: { id: ivo.id, name: 'Ivo' } },
      { action: 'name-moderator', actor: 'Ada', subject: { id: ivo.id, name: 'Ivo' } },
    ]);
  });

  it('of a wrangler is given and taken away like that of a moderator', async () => {
    expect(await roles().name(ada, 'Ivo', 'wrangler')).toMatchObject({ id: ivo.id, role: 'wrangler' });
    expect(await roles().of(ivo.id)).toBe('wrangler');
    await expect(roles().name(ada, 'Ivo', 'moderator')).rejects.toThrow(texts.hasRole);
    await roles().remove(ada, ivo.id);
    expect(await roles().of(ivo.id)).toBeUndefined();
    expect((await log()).map(({ action }) => action)).toEqual(['remove-wrangler', 'name-wrangler']);
  });

  it('is given by nobody else, moderators included', async () => {
    for (const role of [undefined, 'moderator'] as const) {
      await expect(roles().name({ id: ivo.id, role }, 'Ada', 'wrangler')).rejects.toMatchObject({ status: 403 });
      await expect(roles().remove({ id: ivo.id, role }, ada.id)).rejects.toMatchObject({ status: 403 });
    }
    expect(await log()).toEqual([]);
  });

  it('lets a wrangler order tags, a moderator moderate besides, an administrator do all of it, and everybody else nothing', () => {
    const allowed = (role: Viewer['role']) =>
      (['wrangle', 'moderate', 'giveRoles', 'runSite'] as const).filter((action) => may({ role }, action));
    expect(allowed(undefined)).toEqual([]);
    expect(allowed('wrangler')).toEqual(['wrangle']);
    expect(allowed('moderator')).toEqual(['wrangle', 'moderate']);
    expect(allowed('administrator')).toEqual(['wrangle', 'moderate', 'giveRoles', 'runSite']);
    expect(may(undefined, 'moderate')).toBe(false);
  });
});

describe('the audit log', () => {
  it.each(['update audit_entry set at = now()', 'delete from audit_entry', 'truncate audit_entry'])('refuses: %s', async (statement) => {
    await roles().name(ada, 'Ivo', 'moderator');
    await expect(fixture.database.execute(statement)).rejects.toThrow('the audit log cannot be changed');
    expect(await log()).toHaveLength(1);
  });

  it('names nobody who has left', async () => {
    await roles().name(ada, 'Ivo', 'moderator');
    await fixture.database.execute('delete from player where id = $1', [ivo.id]);
    const [entry] = await log();
    expect(entry).toMatchObject({ action: 'name-moderator', actor: 'Ada' });
    expect(entry?.subject).toEqual({ id: undefined, name: 'someone who has left' });
  });

  it('comes in pages', async () => {
    for (let times = 0; times < 2; times += 1) {
      await roles().name(ada, 'Ivo', 'moderator');
      await roles().remove(ada, ivo.id);
    }
    const first = await fixture.accounts.auditLog({ limit: 3 });
    expect(first.entries).toHaveLength(3);
    expect((await fixture.accounts.auditLog({ limit: 3, before: first.next })).entries).toHaveLength(1);
    expect((await fixture.accounts.auditLog({ limit: 9, subjectId: ada.id })).entries).toEqual([]);
  });
});
