import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog } from '~/platform/log/log.server';
import { type AccountsFixture, browserWith, FROM, onAccountsFixture, STRONG, tokenOf } from '../accounts-fixture';
import { createAuth } from '../sessions/auth.server';
import { texts } from '../texts';

const MINUTE = 60_000;
/** A guess takes 32 MB and a tenth of a second of a processor. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const NEW = 'Lantern-otter-5';
let fixture: AccountsFixture;

onAccountsFixture((opened) => {
  fixture = opened;
});

const identify = (setCookies: readonly string[]) => fixture.accounts.sessions.identify(browserWith(setCookies));
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a stored password', () => {
  // All other tests of accounts hash in a quicker way.
  it('is salted, and hashed by scrypt, which is slow to guess', async () => {
    const { password } = await createAuth({
      db: fixture.database.db,
      secret: 'a secret for tests, long enough to be one',
      siteUrl: new URL('http://localhost:3000'),
      log: createLog({ level: 'silent' }),
    }).$context;
    const [hash, another] = [await password.hash(STRONG), await password.hash(STRONG)];
    expect(hash).not.toContain(STRONG);
    expect(another).not.toBe(hash);
    expect(await password.verify({ hash, password: STRONG })).toBe(true);
    expect(await password.verify({ hash, password: NEW })).toBe(false);
    const [salt = '', key] = hash.split(':');
    expect(key).toBe(scryptSync(STRONG, salt, 64, SCRYPT).toString('hex'));
  });
});

describe('changing a password', () => {
  it('needs the current one and a good new one', async () => {
    const { email, signedIn } = await fixture.member('Mara Ellwood');
    const headers = browserWith(signedIn.setCookies);
    const change = (current: string, password: string) =>
      fixture.accounts.passwords.change(signedIn.viewer, { current, password }, headers);
    await expect(change(STRONG, 'New-password-9x')).rejects.toThrow('common pattern');
    await expect(change(STRONG, 'Mara-Ellwood-1')).rejects.toThrow('common pattern');
    await expect(change('Not-this-1', NEW)).rejects.toThrow(texts.wrongCurrentPassword);
    await expect(change(STRONG, STRONG)).rejects.toThrow(texts.samePassword);
    await change(STRONG, NEW);
    await expect(fixture.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await fixture.accounts.signIn({ email, password: NEW }, FROM);
    expect(fixture.mails.filter(({ subject }) => subject === 'Your Quillarena password was changed')).toMatchObject([{ to: email }]);
  });

  it('keeps this browser signed in with a new token and voids the old one', async () => {
    const { signedIn } = await fixture.member('Mara Ellwood');
    const before = await identify(signedIn.setCookies);
    const change = { current: STRONG, password: NEW };
    const renewed = await fixture.accounts.passwords.change(signedIn.viewer, change, browserWith(signedIn.setCookies));
    expect(await identify(renewed)).toEqual({ ...before, setCookies: [] });
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
    expect(fixture.endedSessions).toEqual([]);
  });
});

describe('a forgotten password', () => {
  async function startRecovery(name = 'Ivo Quick') {
    const { email, signedIn } = await fixture.member(name);
    const requestId = await fixture.accounts.passwords.requestRecovery(email, FROM);
    return { email, signedIn, requestId, code: fixture.codeFor(email), token: tokenOf(fixture.mails.at(-1)) };
  }
  const byCode = (email: string, code: string, requestId?: string, password = NEW) =>
    fixture.accounts.passwords.reset({ email, code, token: undefined, requestId }, password, FROM);
  const byLink = (email: string, token: string, password = NEW) =>
    fixture.accounts.passwords.reset({ email, code: undefined, token, requestId: undefined }, password, FROM);

  it('can be replaced with a mailed code, which ends all sessions', async () => {
    const { email, signedIn, requestId, code } = await startRecovery();
    await byCode(email, code, requestId);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
    expect(fixture.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Quillarena password was changed' });
    await fixture.accounts.signIn({ email, password: NEW }, FROM);
    await expect(byCode(email, code, requestId)).rejects.toThrow(texts.codeInvalid);
  });

  it('can be replaced with the mailed link, once', async () => {
    const { email, token } = await startRecovery();
    expect(await fixture.accounts.passwords.recoveryWasUsed(token)).toBe(false);
    await byLink(email, token);
    await fixture.accounts.signIn({ email, password: NEW }, FROM);
    await expect(byLink(email, token, 'Another-lantern-6')).rejects.toThrow(texts.recoveryLinkUsed);
    expect(await fixture.accounts.passwords.recoveryWasUsed(token)).toBe(true);
  });

  it('can be replaced with the right code or link, however many wrong codes strangers tried', async () => {
    const { email, requestId, code } = await startRecovery();
    for (let tries = 0; tries < 20; tries += 1) {
      await fixture.accounts.passwords
        .reset({ email, code: otherThan(code), token: undefined, requestId: undefined }, NEW, {
          ...FROM,
          clientAddress: `::${tries}`,
        })
        .catch(() => undefined);
    }
    await byCode(email, code, requestId);
    await fixture.accounts.passwords.requestRecovery(email, FROM);
    await byLink(email, tokenOf(fixture.mails.findLast(({ subject }) => subject.endsWith('password code'))), 'Another-lantern-6');
  });

  it('cannot be replaced after five wrong codes in the own browser, nor after 10 minutes', async () => {
    const { email, requestId, code, token } = await startRecovery();
    for (let tries = 1; tries < 5; tries += 1) await expect(byCode(email, otherThan(code), requestId)).rejects.toThrow(texts.codeInvalid);
    await expect(byCode(email, otherThan(code), requestId)).rejects.toThrow(texts.codeSpent);
    await expect(byCode(email, code, requestId)).rejects.toThrow(texts.codeSpent);
    fixture.clock.advance(10 * MINUTE);
    await expect(byLink(email, token)).rejects.toThrow(texts.recoveryLinkOver);
    await expect(byLink(email, 'no-such-token')).rejects.toThrow(texts.recoveryLinkOver);
  });

  it('cannot be replaced by itself or the person’s name; the link stays valid', async () => {
    const { email, token } = await startRecovery();
    await expect(byLink(email, token, STRONG)).rejects.toThrow(texts.samePassword);
    await expect(byLink(email, token, 'IvoQuick-2')).rejects.toThrow('common pattern');
    await byLink(email, token);
  });

  it('reveals nothing about the name without code or link', async () => {
    const { email } = await fixture.member('Zenobia Featherstone');
    await expect(byCode(email, '123456', undefined, 'Featherstone-2')).rejects.toThrow(texts.codeInvalid);
  });

  it('cannot be recovered for an unknown address, which looks the same from outside', async () => {
    expect(await fixture.accounts.passwords.requestRecovery('nobody@example.test', FROM)).toMatch(/^[\w-]{36}$/);
    expect(fixture.mails).toHaveLength(0);
  });

  it('can be recovered from a known browser after strangers used up the mails to the address', async () => {
    const { email, signedIn } = await fixture.member('Ivo Quick');
    for (let mail = 0; mail < 6; mail += 1) await fixture.accounts.passwords.requestRecovery(email, FROM).catch(() => undefined);
    await expect(fixture.accounts.passwords.requestRecovery(email, FROM)).rejects.toMatchObject({ status: 429 });
    const headers = browserWith(signedIn.setCookies);
    const requestId = await fixture.accounts.passwords.requestRecovery(email, { ...FROM, headers });
    await byCode(email, fixture.codeFor(email), requestId);
  });
});
