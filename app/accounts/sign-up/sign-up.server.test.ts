import { describe, expect, it } from 'vitest';
import { crudeText } from '~/platform/text/crude-words.server';
import { accountWithAddress } from '../accounts.server';
import { type AccountsFixture, browserWith, FROM, onAccountsFixture, STRONG } from '../accounts-fixture';
import { texts } from '../texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OTHER_PASSWORD = 'Lantern-otter-5';
const account = { name: 'Mara Ellwood', email: 'mara@example.test', password: STRONG };
let fixture: AccountsFixture;

onAccountsFixture((opened) => {
  fixture = opened;
});

const rowsOf = async (sql: string) => (await fixture.database.execute(sql)).rows;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
/** Enters a code in another browser than the one that began the sign-up. */
const enterElsewhere = (email: string, code: string, password?: string) =>
  fixture.accounts.signUp.verifyEmail({ email, code, attemptId: undefined, password, name: undefined }, FROM);

describe('signing up', () => {
  it('mails a code that creates the account and signs the person in', async () => {
    const id = await fixture.begin(account);
    expect(fixture.mails).toHaveLength(1);
    expect(await rowsOf('select id from player')).toEqual([]);
    const { viewer, setCookies } = await fixture.enter(id, account.email);
    expect(viewer.name).toBe('Mara Ellwood');
    expect(await fixture.accounts.sessions.identify(browserWith(setCookies))).toMatchObject({ kind: 'player', viewer });
    expect(await rowsOf('select name, email, email_verified from player')).toEqual([
      { name: account.name, email: account.email, email_verified: true },
    ]);
    await fixture.accounts.signIn(account, FROM);
  });

  it('keeps when the person confirmed age and terms: with the form, not with the code', async () => {
    const confirmed = fixture.clock.now();
    const id = await fixture.begin(account);
    fixture.clock.advance(MINUTE);
    await fixture.enter(id, account.email);
    expect(await rowsOf('select agreed_at from player')).toEqual([{ agreed_at: confirmed }]);
  });

  it('leads back and takes along what the visitor made, in whatever browser the address is verified', async () => {
    const broughtId = '00000000-0000-4000-8000-00000000000a';
    await fixture.begin({ ...account, returnTo: '/creative-writing?prompt=rain', broughtId });
    const { viewer, returnTo } = await enterElsewhere(account.email, fixture.codeFor(account.email), STRONG);
    expect(returnTo).toBe('/creative-writing?prompt=rain');
    expect(fixture.newcomers).toEqual([{ playerId: viewer.id, broughtId, now: fixture.clock.now() }]);

    const ben = { name: 'Ben Marsh', email: 'ben@example.test', password: STRONG };
    expect((await fixture.enter(await fixture.begin(ben), ben.email)).returnTo).toBe('/');
    expect(fixture.newcomers).toHaveLength(1);
  });

  it('keeps the code itself out of the database', async () => {
    await fixture.begin(account);
    const rows = await rowsOf('select row_to_json(mailed_code)::text as row from mailed_code');
    expect(rows).toHaveLength(1);
    expect(JSON.parse(String(rows[0]?.row)).code_hash).not.toContain(fixture.codeFor(account.email));
  });

  it('accepts a code for 10 minutes', async () => {
    const id = await fixture.begin(account);
    fixture.clock.advance(10 * MINUTE);
    await expect(fixture.enter(id, account.email)).rejects.toThrow(texts.codeInvalid);
    await fixture.accounts.signUp.resendCode(id, FROM);
    fixture.clock.advance(10 * MINUTE - 1_000);
    await fixture.enter(id, account.email);
  });

  it('voids a code after five wrong tries and asks for another one', async () => {
    const id = await fixture.begin(account);
    const right = fixture.codeFor(account.email);
    for (let tries = 1; tries < 5; tries += 1) {
      await expect(fixture.enter(id, account.email, otherThan(right))).rejects.toThrow(texts.codeInvalid);
    }
    await expect(fixture.enter(id, account.email, otherThan(right))).rejects.toThrow(texts.codeSpent);
    await expect(fixture.enter(id, account.email, right)).rejects.toThrow(texts.codeSpent);
    await fixture.accounts.signUp.resendCode(id, FROM);
    await fixture.enter(id, account.email);
  });

  it('allows five tries in total, also simultaneous ones', async () => {
    const id = await fixture.begin(account);
    const wrong = otherThan(fixture.codeFor(account.email));
    await Promise.allSettled(Array.from({ length: 12 }, () => fixture.enter(id, account.email, wrong)));
    await expect(fixture.enter(id, account.email)).rejects.toThrow(texts.codeSpent);
  });

  it('voids the older code when a new one is sent', async () => {
    const id = await fixture.begin(account);
    const older = fixture.codeFor(account.email);
    await fixture.accounts.signUp.resendCode(id, FROM);
    const newer = fixture.codeFor(account.email);
    if (older !== newer) await expect(fixture.enter(id, account.email, older)).rejects.toThrow(texts.codeInvalid);
    await fixture.enter(id, account.email, newer);
  });

  it('refuses a verified address, and a name in use in any case', async () => {
    await fixture.member('Mara Ellwood');
    await expect(fixture.begin({ ...account, name: 'Other', email: 'maraellwood@example.test' })).rejects.toThrow(texts.emailTaken);
    await expect(fixture.begin({ ...account, name: 'Fuck Ellwood', email: 'new@example.test' })).rejects.toThrow(crudeText);
    await expect(fixture.begin({ ...account, name: 'MARA ELLWOOD', email: 'new@example.test' })).rejects.toThrow(texts.nameTaken);
  });

  it('creates one account from a code sent twice at once', async () => {
    const id = await fixture.begin(account);
    const results = await Promise.allSettled([fixture.enter(id, account.email), fixture.enter(id, account.email)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowsOf('select id from player')).toHaveLength(1);
  });

  it.each([
    ['P@ssw0rd', 'common pattern'],
    ['Summer2026', 'common pattern'],
    ['Mara-Ellwood-1', 'common pattern'],
    ['abcdefgh', 'at least 3 of the following'],
  ])('refuses the password %s', async (password, message) => {
    await expect(fixture.begin({ ...account, password })).rejects.toMatchObject({
      message: expect.stringContaining(message),
      field: 'password',
    });
    expect(fixture.mails).toEqual([]);
  });

  it('accepts a passphrase of one kind of characters', async () => {
    await fixture.begin({ ...account, password: 'otter lantern gravel violin' });
  });

  it('removes sign-ups not verified within 24 hours, their codes, and nothing else', async () => {
    await fixture.member('Ivo Quick');
    const id = await fixture.begin(account);
    fixture.clock.advance(24 * HOUR - 1_000);
    await fixture.accounts.signUp.resendCode(id, FROM);
    fixture.clock.advance(1_000);
    await expect(fixture.enter(id, account.email)).rejects.toThrow(texts.codeInvalid);
    fixture.clock.advance(24 * HOUR);
    await fixture.accounts.removeStale();
    expect(await rowsOf('select name from player')).toEqual([{ name: 'Ivo Quick' }]);
    expect(await rowsOf('select id from sign_up_attempt')).toEqual([]);
    expect(await rowsOf('select id from mailed_code')).toEqual([]);
  });

  it('limits mails to an address to five and says how long to wait', async () => {
    const id = await fixture.begin(account);
    for (let mail = 1; mail < 5; mail += 1) await fixture.accounts.signUp.resendCode(id, { ...FROM, clientAddress: `::${mail}` });
    await expect(fixture.accounts.signUp.resendCode(id, FROM)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 });
    fixture.clock.advance(15 * MINUTE);
    await fixture.accounts.signUp.resendCode(id, FROM);
  });

  it('counts no mail for a refused sign-up', async () => {
    await fixture.member('Taken');
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(fixture.begin({ ...account, name: 'taken' })).rejects.toThrow(texts.nameTaken);
    }
    await fixture.begin(account);
    expect(fixture.mails.at(-1)).toMatchObject({ to: account.email });
  });

  it('stops a client address that probes for accounts by signing up', async () => {
    const { email } = await fixture.member('Taken');
    await fixture.begin({ ...account, email }).catch(() => undefined);
    await fixture.database.execute(`update rate_limit set count = 100 where key like 'sign-up-refusals:%'`);
    await expect(fixture.begin(account)).rejects.toMatchObject({ status: 429 });
    await fixture.begin(account, '::7');
  });

  it('marks its mails as awaited for the queue', async () => {
    const isWanted = accountWithAddress(fixture.database.db);
    expect(await isWanted(account.email)).toBe(false);
    await fixture.begin(account);
    expect(await isWanted(account.email)).toBe(true);
  });
});

describe('a sign-up with somebody else’s address', () => {
  it('cannot be verified with the owner’s code, nor with its own code without its password', async () => {
    const own = await fixture.begin(account);
    const ownCode = fixture.codeFor(account.email);
    const strangers = await fixture.begin({ ...account, name: 'Stranger', password: OTHER_PASSWORD });
    const strangersCode = fixture.codeFor(account.email);
    if (ownCode !== strangersCode) {
      await expect(fixture.enter(own, account.email, strangersCode)).rejects.toThrow(texts.codeInvalid);
      await expect(fixture.enter(strangers, account.email, ownCode)).rejects.toThrow(texts.codeInvalid);
      await expect(enterElsewhere(account.email, strangersCode, STRONG)).rejects.toThrow(texts.wrongPasswordForCode);
    }
    await expect(enterElsewhere(account.email, strangersCode)).rejects.toThrow(texts.passwordForCode);
    const { viewer } = await fixture.enter(own, account.email, ownCode);
    expect(viewer.name).toBe('Mara Ellwood');
    await expect(fixture.accounts.signIn({ ...account, password: OTHER_PASSWORD }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await fixture.accounts.signIn(account, FROM);
  });

  it('is dropped when the owner verifies', async () => {
    const own = await fixture.begin(account);
    const ownCode = fixture.codeFor(account.email);
    const strangers = await fixture.begin({ ...account, name: 'Stranger', password: OTHER_PASSWORD });
    const strangersCode = fixture.codeFor(account.email);
    await fixture.enter(own, account.email, ownCode);
    await expect(fixture.enter(strangers, account.email, strangersCode)).rejects.toThrow(texts.codeInvalid);
    await expect(fixture.accounts.signUp.resendCode(strangers, FROM)).rejects.toThrow(texts.signUpOver);
    expect(await rowsOf('select id from sign_up_attempt')).toEqual([]);
  });

  it('cannot void the owner’s code by wrong tries', async () => {
    const own = await fixture.begin(account);
    const code = fixture.codeFor(account.email);
    for (let tries = 0; tries < 8; tries += 1) await enterElsewhere(account.email, otherThan(code), STRONG).catch(() => undefined);
    await expect(enterElsewhere(account.email, code, STRONG)).rejects.toThrow(texts.codeSpent);
    await fixture.enter(own, account.email, code);
  });

  it('reserves no name: the first to verify gets it, and the other one chooses another', async () => {
    const first = await fixture.begin({ ...account, email: 'one@example.test' });
    const second = await fixture.begin({ ...account, email: 'two@example.test' });
    await fixture.enter(second, 'two@example.test');
    await expect(fixture.enter(first, 'one@example.test')).rejects.toMatchObject({ message: texts.nameTaken, field: 'name' });
    const proof = { email: 'one@example.test', code: fixture.codeFor('one@example.test'), attemptId: first, password: undefined };
    const { viewer } = await fixture.accounts.signUp.verifyEmail({ ...proof, name: 'Mara E.' }, FROM);
    expect(viewer.name).toBe('Mara E.');
    await fixture.accounts.signIn({ email: 'one@example.test', password: STRONG }, FROM);
  });
});

describe('a sign-up', () => {
  it('can be verified in another browser with code and password', async () => {
    await fixture.begin(account);
    expect((await enterElsewhere(account.email, fixture.codeFor(account.email), STRONG)).viewer.name).toBe('Mara Ellwood');
  });

  it('begun again in the same browser replaces the older one', async () => {
    const older = await fixture.begin(account);
    const olderCode = fixture.codeFor(account.email);
    const newer = await fixture.accounts.signUp.begin({ ...account, name: 'Mara E.', password: OTHER_PASSWORD }, FROM, older);
    await expect(fixture.enter(older, account.email, olderCode)).rejects.toThrow(texts.codeInvalid);
    expect((await fixture.enter(newer, account.email)).viewer.name).toBe('Mara E.');
    await fixture.accounts.signIn({ ...account, password: OTHER_PASSWORD }, FROM);
  });

  it('that was verified recognizes its link but no other code', async () => {
    const id = await fixture.begin(account);
    const code = fixture.codeFor(account.email);
    expect(await fixture.accounts.signUp.verificationWasUsed(account.email, code)).toBe(false);
    await fixture.enter(id, account.email);
    expect(await fixture.accounts.signUp.verificationWasUsed(account.email, code)).toBe(true);
    expect(await fixture.accounts.signUp.verificationWasUsed(account.email, otherThan(code))).toBe(false);
  });
});

describe('the cookie of a sign-up', () => {
  const browser = new Headers();
  it('keeps the browser’s own sign-up when a link names another address', async () => {
    const { pendingSignUp } = fixture.accounts;
    const id = crypto.randomUUID();
    let headers = browserWith([await pendingSignUp.remember(browser, { email: account.email, id })]);
    headers = browserWith([await pendingSignUp.remember(headers, { email: 'other@example.test' })]);
    expect(await pendingSignUp.read(headers)).toEqual({ email: 'other@example.test' });
    headers = browserWith([await pendingSignUp.remember(headers, { email: account.email })]);
    expect(await pendingSignUp.read(headers)).toEqual({ email: account.email, id });
    headers = browserWith([await pendingSignUp.forget(headers, account.email)]);
    expect(await pendingSignUp.read(headers, account.email)).toBeUndefined();
  });

  it('is ignored if tampered with', async () => {
    const cookie = await fixture.accounts.pendingSignUp.remember(browser, { email: account.email, id: crypto.randomUUID() });
    const forged = cookie.replace(/=(.)/, (_all, first) => `=${first === 'A' ? 'B' : 'A'}`);
    expect(await fixture.accounts.pendingSignUp.read(browserWith([forged]))).toBeUndefined();
  });
});
