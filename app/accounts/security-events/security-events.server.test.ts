import { describe, expect, it } from 'vitest';
import { type AccountsFixture, browserWith, FROM, onAccountsFixture, STRONG, tokenOf } from '../accounts-fixture';
import { createSoftwareAuthenticator } from '../testing/software-authenticator';
import { texts } from '../texts';

const DAY = 24 * 60 * 60_000;
let fixture: AccountsFixture;

onAccountsFixture((opened) => {
  fixture = opened;
});

/** The token in the newest mail's 'This was not me'. */
function alarmOf(email: string): string {
  const mail = fixture.mails.findLast(({ to, text }) => to === email && text.includes('alarm='));
  return mail?.text.match(/[?&]alarm=([\w-]+)/)?.[1] ?? '';
}

const events = async (playerId: string) => (await fixture.accounts.events.newestOf(playerId)).map(({ kind }) => kind);

describe('what happens to an account', () => {
  it('is remembered with the browser, newest first, and never with a place', async () => {
    const { email, signedIn } = await fixture.member('Mara Ellwood');
    fixture.clock.advance(1000);
    const headers = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });
    await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers });
    const [newest] = await fixture.accounts.events.newestOf(signedIn.viewer.id);
    expect(newest).toMatchObject({ kind: 'signed-in', detail: 'password', browser: 'Firefox on Linux' });
    expect(await events(signedIn.viewer.id)).toEqual(['signed-in', 'signed-up']);
    const { rows } = await fixture.database.execute(`select * from security_event`);
    expect(JSON.stringify(rows)).not.toContain(FROM.clientAddress);
  });

  it('is forgotten after half a year', async () => {
    const { signedIn } = await fixture.member('Mara Ellwood');
    fixture.clock.advance(181 * DAY);
    await fixture.accounts.removeStale();
    expect(await events(signedIn.viewer.id)).toEqual([]);
  });
});

describe('“This was not me”', () => {
  /** An attacker with a stolen password signs in with a new browser and adds a passkey of their own. */
  async function stolen() {
    const { email, signedIn } = await fixture.member('Mara Ellwood');
    fixture.clock.advance(1000);
    const thief = await fixture.accounts.signIn({ email, password: STRONG }, FROM);
    const token = alarmOf(email);
    const owner = { ...signedIn.viewer, headers: browserWith(thief.setCookies) };
    const authenticator = createSoftwareAuthenticator('http://localhost:3000');
    const answer = authenticator.make(await fixture.accounts.factors.newPasskey(owner));
    await fixture.accounts.factors.addPasskey(owner, { name: 'Mine now', answer });
    return { email, owner, token, authenticator };
  }

  it('signs everybody out, makes the password useless, takes away what was added, and begins a recovery', async () => {
    const { email, owner, token, authenticator } = await stolen();
    expect(await fixture.accounts.notMe.event(token)).toMatchObject({ kind: 'signed-in' });
    await fixture.accounts.notMe.undo(token, FROM);
    expect(await fixture.accounts.sessions.identify(owner.headers)).toEqual({ kind: 'visitor' });
    await expect(fixture.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
    const answer = authenticator.use(fixture.accounts.factors.passkeys.options());
    await expect(fixture.accounts.secondStep.withPasskey(answer, FROM)).rejects.toThrow();
    const proof = { email, code: undefined, token: tokenOf(fixture.mails.at(-1)), requestId: undefined };
    await fixture.accounts.passwords.reset(proof, 'Sand-and-quill-8', FROM);
    const back = await fixture.accounts.signIn({ email, password: 'Sand-and-quill-8' }, FROM);
    expect(back.viewer.name).toBe('Mara Ellwood');
  });

  it('leaves passkeys from before', async () => {
    const { email, signedIn } = await fixture.member('Mara Ellwood');
    const owner = { ...signedIn.viewer, headers: browserWith(signedIn.setCookies) };
    const authenticator = createSoftwareAuthenticator('http://localhost:3000');
    const answer = authenticator.make(await fixture.accounts.factors.newPasskey(owner));
    await fixture.accounts.factors.addPasskey(owner, { name: 'Laptop', answer });
    fixture.clock.advance(1000);
    await fixture.accounts.passwords.change(owner, { current: STRONG, password: 'Sand-and-quill-8' }, owner.headers);
    await fixture.accounts.notMe.undo(alarmOf(email), FROM);
    await fixture.accounts.secondStep.withPasskey(authenticator.use(fixture.accounts.factors.passkeys.options()), FROM);
  });

  it('works once, for two weeks, and by its token alone', async () => {
    const { token } = await stolen();
    await fixture.accounts.notMe.undo(token, FROM);
    await expect(fixture.accounts.notMe.undo(token, FROM)).rejects.toThrow(texts.alarmOver);
    const later = await fixture.member('Ivo Quick');
    await fixture.accounts.signIn({ email: later.email, password: STRONG }, FROM);
    const old = alarmOf(later.email);
    const { rows } = await fixture.database.execute('select alarm_hash from security_event');
    expect(rows.map(({ alarm_hash }) => alarm_hash)).not.toContain(old);
    fixture.clock.advance(14 * DAY);
    await expect(fixture.accounts.notMe.undo(old, FROM)).rejects.toThrow(texts.alarmOver);
  });
});
