import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { storeSetting } from '~/settings/settings.server';
import type { SignUpMode } from '~/settings/site-settings';
import { type AccountsFixture, onAccountsFixture, STRONG } from '../accounts-fixture';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';

let fixture: AccountsFixture;
let administrator: Viewer;

onAccountsFixture(async (opened) => {
  fixture = opened;
  const { signedIn } = await fixture.member('Ada');
  administrator = { ...signedIn.viewer, role: 'administrator' };
});

const invitations = () => fixture.accounts.invitations;
const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.test`, password: STRONG });

function letIn(signUps: SignUpMode): Promise<void> {
  const at = fixture.clock.now();
  return fixture.database.db
    .transaction()
    .execute((trx) => storeSetting(trx, { name: 'signUps', value: signUps, reason: 'Too many at once.', at }));
}

/** Makes an invitation. @returns its code. */
async function invitation(uses = 1, days = 14): Promise<string> {
  await invitations().make(administrator, { note: 'The writing group', uses, days, reason: 'They asked.' });
  return (await invitations().list())[0]?.code ?? '';
}

describe('signing up', () => {
  it('is open to everybody, who need no code', async () => {
    expect(await invitations().admit(undefined)).toBeUndefined();
    await fixture.enter(await fixture.begin(account('Ben')), 'ben@example.test');
  });

  it('is closed to everybody where an administrator has closed it, and what was begun before is finished', async () => {
    const begun = await fixture.begin(account('Ben'));
    await letIn('closed');
    await expect(fixture.begin(account('Cy'))).rejects.toMatchObject({ message: texts.signUpsClosed, status: 403 });
    expect((await fixture.enter(begun, 'ben@example.test')).viewer.name).toBe('Ben');
  });

  it('takes an invitation where it is by invitation, each for as many people as it says', async () => {
    await letIn('invitation');
    const code = await invitation(2);
    for (const name of ['Ben', 'Cy']) {
      await fixture.enter(await fixture.begin({ ...account(name), invitation: code }), account(name).email);
    }
    expect(await invitations().list()).toMatchObject([{ used: 2, uses: 2, state: 'used-up' }]);
    await expect(fixture.begin({ ...account('Di'), invitation: code })).rejects.toMatchObject({ field: 'invitation' });
    await expect(fixture.begin(account('Di'))).rejects.toMatchObject({ message: texts.invitationMissing, field: 'invitation' });
  });

  it('counts an account, not a sign-up: of two who hold the last use, the first to confirm gets it', async () => {
    await letIn('invitation');
    const code = await invitation(1);
    const [first, second] = [
      await fixture.begin({ ...account('Ben'), invitation: code }),
      await fixture.begin({ ...account('Cy'), invitation: code }),
    ];
    const both = await Promise.allSettled([fixture.enter(first, 'ben@example.test'), fixture.enter(second, 'cy@example.test')]);
    const refused = both.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason.message)).toEqual([texts.invitationSpent]);
    expect(await invitations().list()).toMatchObject([{ used: 1 }]);
  });

  it('is refused with an invitation that has ended or was closed', async () => {
    await letIn('invitation');
    const ended = await invitation(5, 1);
    fixture.clock.advance(2 * DAY_MS);
    await expect(fixture.begin({ ...account('Ben'), invitation: ended })).rejects.toMatchObject({ field: 'invitation' });
    const closed = await invitation(5);
    const [newest] = await invitations().list();
    await invitations().close(administrator, newest?.id ?? '', 'It went around.');
    await expect(fixture.begin({ ...account('Ben'), invitation: closed })).rejects.toMatchObject({ field: 'invitation' });
    expect((await invitations().list()).map(({ state }) => state)).toEqual(['closed', 'ended']);
  });
});

describe('invitations', () => {
  it('are made and closed by administrators alone, each once, and stand in the log with the reason', async () => {
    const moderator: Viewer = { ...administrator, role: 'moderator' };
    await expect(invitations().make(moderator, { note: 'Me', uses: 1, days: 1, reason: 'Why not?' })).rejects.toMatchObject({
      status: 403,
    });
    await invitation();
    const [made] = await invitations().list();
    await expect(invitations().close(moderator, made?.id ?? '', 'No.')).rejects.toMatchObject({ status: 403 });
    await invitations().close(administrator, made?.id ?? '', 'It went around.');
    await expect(invitations().close(administrator, made?.id ?? '', 'Again.')).rejects.toMatchObject({ status: 404 });
    await expect(invitations().close(administrator, 'nonsense', 'Why not?')).rejects.toMatchObject({ status: 404 });
    const { entries } = await fixture.accounts.auditLog({ limit: 10 });
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['close-invitation', 'It went around.'],
      ['make-invitation', 'They asked.'],
    ]);
  });

  it('have codes of letters and digits that nobody takes for each other', async () => {
    expect(await invitation()).toMatch(/^(?:[a-hj-km-np-z2-9]{4}-){2}[a-hj-km-np-z2-9]{4}$/);
  });
});
