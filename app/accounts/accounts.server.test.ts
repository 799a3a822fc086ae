import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '~/platform/testing/test-database';
import { type AccountsKit, browserWith, FROM, openAccountsKit, STRONG } from './accounts.test-kit';
import { texts } from './texts';

const MINUTE = 60_000;
let kit: AccountsKit;

beforeAll(async () => {
  kit = await openAccountsKit();
});
afterAll(() => kit.database.close());
beforeEach(async () => {
  await emptyTables(kit.database);
  kit.mails.length = 0;
  kit.endedSessions.length = 0;
});

const identify = (setCookies: readonly string[]) => kit.accounts.sessions.identify(browserWith(setCookies));

describe('signing up', () => {
  const account = { name: 'Mara Ellwood', email: 'mara@example.test', password: STRONG };

  it('mails a code whose entry signs the person in', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    expect(kit.mails).toHaveLength(1);
    const signedIn = await kit.accounts.verifyEmail(account.email, kit.codeFor(account.email), FROM);
    expect(signedIn.viewer.name).toBe('Mara Ellwood');
    expect(await identify(signedIn.setCookies)).toMatchObject({ kind: 'player', viewer: { name: 'Mara Ellwood' } });
  });

  it('keeps the code itself out of the database', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    const { rows } = await kit.database.execute('select value from verification');
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.value)).not.toContain(kit.codeFor(account.email));
  });

  it('refuses a code after 10 minutes', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    kit.clock.advance(10 * MINUTE + 1_000);
    await expect(kit.accounts.verifyEmail(account.email, kit.codeFor(account.email), FROM)).rejects.toThrow(texts.codeInvalid);
  });

  it('takes a code just before 10 minutes are over', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    kit.clock.advance(10 * MINUTE - 1_000);
    await kit.accounts.verifyEmail(account.email, kit.codeFor(account.email), FROM);
  });

  it('voids a code after five wrong tries', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    const right = kit.codeFor(account.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(kit.accounts.verifyEmail(account.email, wrong, FROM)).rejects.toThrow(texts.codeInvalid);
    }
    await expect(kit.accounts.verifyEmail(account.email, right, FROM)).rejects.toThrow(texts.codeInvalid);
  });

  it('voids the older code when a new one is sent', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    const older = kit.codeFor(account.email);
    await kit.accounts.resendCode(account.email, FROM.clientAddress);
    const newer = kit.codeFor(account.email);
    if (older !== newer) await expect(kit.accounts.verifyEmail(account.email, older, FROM)).rejects.toThrow(texts.codeInvalid);
    await kit.accounts.verifyEmail(account.email, newer, FROM);
  });

  it('refuses an address that is verified already, and a name in use whatever its case', async () => {
    await kit.member('Mara Ellwood');
    await expect(kit.accounts.signUp({ ...account, name: 'Other', email: 'maraellwood@example.test' }, '::1')).rejects.toThrow(
      texts.emailTaken,
    );
    await expect(kit.accounts.signUp({ ...account, name: 'MARA ELLWOOD', email: 'new@example.test' }, '::1')).rejects.toThrow(
      texts.nameTaken,
    );
  });

  it('lets an address that was never verified sign up again with another name and password', async () => {
    await kit.accounts.signUp(account, FROM.clientAddress);
    await kit.accounts.signUp({ ...account, name: 'Mara E.', password: 'Another-one-8' }, FROM.clientAddress);
    const { viewer } = await kit.accounts.verifyEmail(account.email, kit.codeFor(account.email), FROM);
    expect(viewer.name).toBe('Mara E.');
    await expect(kit.accounts.signIn({ email: account.email, password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await kit.accounts.signIn({ email: account.email, password: 'Another-one-8' }, FROM);
  });

  it('makes one account of two sign-ups at once', async () => {
    await Promise.allSettled([kit.accounts.signUp(account, '::1'), kit.accounts.signUp(account, '::2')]);
    const { rows } = await kit.database.execute('select id from player');
    expect(rows).toHaveLength(1);
    await kit.accounts.verifyEmail(account.email, kit.codeFor(account.email), FROM);
  });

  it('gives one name to one of two people who want it at once', async () => {
    const results = await Promise.allSettled([
      kit.accounts.signUp({ ...account, email: 'one@example.test' }, '::1'),
      kit.accounts.signUp({ ...account, email: 'two@example.test' }, '::2'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a weak password', async () => {
    await expect(kit.accounts.signUp({ ...account, password: 'password1!A' }, '::1')).rejects.toThrow('common pattern');
  });

  it('removes accounts not verified within 24 hours, and no others', async () => {
    await kit.member('Ivo Quick');
    await kit.accounts.signUp(account, FROM.clientAddress);
    kit.clock.advance(24 * 60 * MINUTE + 1_000);
    await kit.accounts.removeStale();
    const { rows } = await kit.database.execute('select name from player');
    expect(rows).toEqual([{ name: 'Ivo Quick' }]);
  });

  it('says after the fifth mail to an address how long to wait', async () => {
    for (let mail = 0; mail < 5; mail += 1) await kit.accounts.resendCode(account.email, `::${mail}`);
    await expect(kit.accounts.resendCode(account.email, '::9')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 });
    kit.clock.advance(15 * MINUTE);
    await kit.accounts.resendCode(account.email, '::9');
  });
});

describe('signing in', () => {
  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await kit.member('Lena Marsh');
    await expect(kit.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await expect(kit.accounts.signIn({ email: 'nobody@example.test', password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
  });

  it('asks for verification first', async () => {
    await kit.accounts.signUp({ name: 'Tomas Reed', email: 'tomas@example.test', password: STRONG }, '::1');
    await expect(kit.accounts.signIn({ email: 'tomas@example.test', password: STRONG }, FROM)).rejects.toThrow(texts.unverified);
  });

  it('replaces an older session, whose browser is told', async () => {
    const { email, signedIn } = await kit.member('Aiko Sand');
    const first = await identify(signedIn.setCookies);
    const newer = await kit.accounts.signIn({ email, password: STRONG }, FROM);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'replaced' });
    expect(await identify(newer.setCookies)).toMatchObject({ kind: 'player' });
    expect(first).toMatchObject({ sessionId: kit.endedSessions[0] });
  });

  it('leaves one session of two sign-ins at once', async () => {
    const { email } = await kit.member('Ruth Calder');
    const both = await Promise.all([
      kit.accounts.signIn({ email, password: STRONG }, FROM),
      kit.accounts.signIn({ email, password: STRONG }, FROM),
    ]);
    const kinds = await Promise.all(both.map(async ({ setCookies }) => (await identify(setCookies)).kind));
    expect(kinds.sort()).toEqual(['player', 'replaced']);
  });

  it('stops guessing at an account after ten tries, and lets its owner in once the wait is over', async () => {
    const { email } = await kit.member('Emeka Lund');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(kit.accounts.signIn({ email, password: 'Wrong-one-99' }, { ...FROM, clientAddress: `::${attempt}` })).rejects.toThrow(
        texts.wrongCredentials,
      );
    }
    await expect(kit.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toMatchObject({ status: 429 });
    kit.clock.advance(15 * MINUTE);
    await kit.accounts.signIn({ email, password: STRONG }, FROM);
  });

  it('stops an address that tries many accounts', async () => {
    await kit.accounts.signIn({ email: 'nobody@example.test', password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    const counted = await kit.database.execute(`update rate_limit set count = 100 where key like 'sign-in-failures:%' returning count`);
    expect(counted.rows).toHaveLength(1);
    await expect(kit.accounts.signIn({ email: 'next@example.test', password: 'Wrong-one-99' }, FROM)).rejects.toMatchObject({
      status: 429,
    });
  });

  it.each([60 * MINUTE, -60 * MINUTE])('stays when the clock jumps by %i ms, and another one can sign in', async (jump) => {
    const { signedIn } = await kit.member('Lena Marsh');
    kit.clock.advance(jump);
    const headers = browserWith(signedIn.setCookies);
    expect(await kit.accounts.sessions.identify(headers)).toMatchObject({ kind: 'player', viewer: { name: 'Lena Marsh' } });
    await kit.member('Ivo Quick');
    kit.clock.advance(-jump);
    expect(await kit.accounts.sessions.identify(headers)).toMatchObject({ kind: 'player' });
  });

  it('ends the session on signing out', async () => {
    const { signedIn } = await kit.member('Pilar Dutra');
    const cookies = await kit.accounts.sessions.end(browserWith(signedIn.setCookies));
    expect(cookies.join()).toMatch(/Max-Age=0/i);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
  });

  it('takes no forged cookie for a session', async () => {
    const { signedIn } = await kit.member('Forged');
    const forged = signedIn.setCookies.map((cookie) =>
      cookie.replace(/session_token=(.)/, (_all, first) => `session_token=${first === 'a' ? 'b' : 'a'}`),
    );
    expect(await identify(forged)).toEqual({ kind: 'visitor' });
  });
});

describe('a new sign-in', () => {
  const subjects = () => kit.mails.map(({ subject }) => subject);
  const NEW = 'A new sign-in to your Quillarena account';
  const firefox = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  it('is told by mail when the browser is new to the account, with what it is, and once', async () => {
    const { email } = await kit.member('Mara Ellwood');
    kit.mails.length = 0;
    const { setCookies } = await kit.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: firefox });
    expect(subjects()).toEqual([NEW]);
    expect(kit.mails[0]).toMatchObject({ to: email, text: expect.stringContaining('Firefox on Linux') });
    await kit.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: browserWith(setCookies) });
    expect(subjects()).toEqual([NEW]);
  });

  it('is not told of the browser in which the address was verified, nor of a wrong password', async () => {
    const { email, signedIn } = await kit.member('Ivo Quick');
    kit.mails.length = 0;
    await kit.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: browserWith(signedIn.setCookies) });
    await kit.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    expect(subjects()).toEqual([]);
  });

  it('of somebody else in a browser that knows another person is told, and both are known then', async () => {
    const mara = await kit.member('Mara Ellwood');
    const ivo = await kit.member('Ivo Quick');
    kit.mails.length = 0;
    const both = await kit.accounts.signIn(
      { email: ivo.email, password: STRONG },
      { ...FROM, headers: browserWith(mara.signedIn.setCookies) },
    );
    await kit.accounts.signIn({ email: mara.email, password: STRONG }, { ...FROM, headers: browserWith(both.setCookies) });
    await kit.accounts.signIn({ email: ivo.email, password: STRONG }, { ...FROM, headers: browserWith(both.setCookies) });
    expect(kit.mails.map(({ to }) => to)).toEqual([ivo.email]);
  });

  it('goes through when the mail cannot be queued', async () => {
    const { email } = await kit.member('Lena Marsh');
    kit.mailer.send.mockRejectedValueOnce(new Error('the queue is full'));
    const { viewer } = await kit.accounts.signIn({ email, password: STRONG }, FROM);
    expect(viewer.name).toBe('Lena Marsh');
  });
});

describe('passwords', () => {
  it('change with the current one, which ends every other session but this', async () => {
    const { email, signedIn } = await kit.member('Mara Ellwood');
    const headers = browserWith(signedIn.setCookies);
    await expect(
      kit.accounts.changePassword(signedIn.viewer, { current: 'Not-this-1', password: 'New-password-9x' }, headers),
    ).rejects.toThrow('common pattern');
    await expect(
      kit.accounts.changePassword(signedIn.viewer, { current: 'Not-this-1', password: 'New-secret-9x' }, headers),
    ).rejects.toThrow(texts.wrongCurrentPassword);
    await kit.accounts.changePassword(signedIn.viewer, { current: STRONG, password: 'New-secret-9x' }, headers);
    expect(await identify(signedIn.setCookies)).toMatchObject({ kind: 'player' });
    await expect(kit.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await kit.accounts.signIn({ email, password: 'New-secret-9x' }, FROM);
    expect(kit.mails.filter(({ subject }) => subject === 'Your Quillarena password was changed')).toMatchObject([{ to: email }]);
  });

  it('are recovered by a mailed code, which ends all sessions', async () => {
    const { email, signedIn } = await kit.member('Ivo Quick');
    await kit.accounts.requestRecovery(email, '::1');
    await kit.accounts.resetPassword({ email, code: kit.codeFor(email), password: 'Found-again-3' }, '::1');
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
    expect(kit.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Quillarena password was changed' });
    await kit.accounts.signIn({ email, password: 'Found-again-3' }, FROM);
  });

  it('are not recovered for an unknown address, which looks the same from outside', async () => {
    await kit.accounts.requestRecovery('nobody@example.test', '::1');
    expect(kit.mails).toHaveLength(0);
  });
});

describe('profiles', () => {
  it('take a new name unless another player has it', async () => {
    const { signedIn } = await kit.member('Lena Marsh');
    await kit.member('Tomas Reed');
    await expect(kit.accounts.saveProfile(signedIn.viewer.id, { name: 'tomas REED', bio: '' })).rejects.toThrow(texts.nameTaken);
    await kit.accounts.saveProfile(signedIn.viewer.id, { name: 'LENA Marsh', bio: 'Ferries.' });
    expect(await kit.accounts.ownProfile(signedIn.viewer.id)).toEqual({
      name: 'LENA Marsh',
      bio: 'Ferries.',
      email: 'lenamarsh@example.test',
      memberSince: 2026,
      hidden: false,
    });
  });
});
