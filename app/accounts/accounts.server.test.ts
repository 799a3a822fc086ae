import { createCookie } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createSeal } from '~/platform/sealing/seal.server';
import { type AccountsFixture, browserWith, FROM, onAccountsFixture, STRONG, tokenOf } from './accounts-fixture';
import { quickPasswordHashing } from './testing/quick-password-hashing';
import { texts } from './texts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let fixture: AccountsFixture;

onAccountsFixture((opened) => {
  fixture = opened;
});

const identify = (setCookies: readonly string[]) => fixture.accounts.sessions.identify(browserWith(setCookies));

describe('signing in', () => {
  it('compares with one hash whether or not there is an account of that address', async () => {
    const { email } = await fixture.member('Mara Ellwood');
    const attempts = vi.fn(quickPasswordHashing.verify);
    const accounts = fixture.another({ hash: quickPasswordHashing.hash, verify: attempts });
    const comparisons = async (address: string) => {
      attempts.mockClear();
      await expect(accounts.signIn({ email: address, password: 'Not-my-password-1' }, FROM)).rejects.toThrow(texts.wrongCredentials);
      return attempts.mock.calls.length;
    };
    expect(await comparisons(email)).toBe(1);
    expect(await comparisons('nobody@example.test')).toBe(1);
    await fixture.begin({ name: 'Ivo', email: 'waiting@example.test', password: STRONG });
    expect(await comparisons('waiting@example.test')).toBe(1);
  });

  it('refuses a wrong password and an unknown address with the same text', async () => {
    const { email } = await fixture.member('Lena Marsh');
    await expect(fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM)).rejects.toThrow(texts.wrongCredentials);
    await expect(fixture.accounts.signIn({ email: 'nobody@example.test', password: STRONG }, FROM)).rejects.toThrow(texts.wrongCredentials);
  });

  it('asks for verification first', async () => {
    const id = await fixture.begin({ name: 'Tomas Reed', email: 'tomas@example.test', password: STRONG });
    const signingIn = fixture.accounts.signIn({ email: 'tomas@example.test', password: STRONG }, FROM);
    await expect(signingIn).rejects.toMatchObject({ message: texts.unverified, attemptId: id });
  });

  it('replaces an older session and notifies its browser', async () => {
    const { email, signedIn } = await fixture.member('Aiko Sand');
    const first = await identify(signedIn.setCookies);
    const newer = await fixture.accounts.signIn({ email, password: STRONG }, FROM);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'replaced' });
    expect(await identify(newer.setCookies)).toMatchObject({ kind: 'player' });
    expect(first).toMatchObject({ sessionId: fixture.endedSessions[0] });
  });

  it('leaves one session after two simultaneous sign-ins', async () => {
    const { email } = await fixture.member('Ruth Calder');
    const both = await Promise.all([
      fixture.accounts.signIn({ email, password: STRONG }, FROM),
      fixture.accounts.signIn({ email, password: STRONG }, FROM),
    ]);
    const kinds = await Promise.all(both.map(async ({ setCookies }) => (await identify(setCookies)).kind));
    expect(kinds.sort()).toEqual(['player', 'replaced']);
  });

  it('stops guesses at an account after ten tries, and lets its owner in after the wait', async () => {
    const { email } = await fixture.member('Emeka Lund');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(
        fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, { ...FROM, clientAddress: `::${attempt}` }),
      ).rejects.toThrow(texts.wrongCredentials);
    }
    await expect(fixture.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toMatchObject({ status: 429 });
    fixture.clock.advance(15 * MINUTE);
    await fixture.accounts.signIn({ email, password: STRONG }, FROM);
  });

  it('lets the owner in from a known browser, however often strangers guess', async () => {
    const { email, signedIn } = await fixture.member('Hana Okoro');
    const known = { ...FROM, headers: browserWith(signedIn.setCookies) };
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    }
    await fixture.database.execute(`update rate_limit set count = 100 where key like 'sign-in-failures:%'`);
    await expect(fixture.accounts.signIn({ email, password: STRONG }, FROM)).rejects.toMatchObject({ status: 429 });
    expect((await fixture.accounts.signIn({ email, password: STRONG }, known)).viewer.name).toBe('Hana Okoro');
  });

  it('counts the tries of a known browser separately', async () => {
    const { email, signedIn } = await fixture.member('Hana Okoro');
    const known = { ...FROM, headers: browserWith(signedIn.setCookies) };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, known)).rejects.toThrow(texts.wrongCredentials);
    }
    await expect(fixture.accounts.signIn({ email, password: STRONG }, known)).rejects.toMatchObject({ status: 429 });
    await fixture.accounts.signIn({ email, password: STRONG }, FROM);
  });

  it('recognizes a browser remembered before browsers had ids', async () => {
    const { email, signedIn } = await fixture.member('Hana Okoro');
    const seal = createSeal('a secret for tests, long enough to be one', 'known browser');
    const older = await createCookie('quillarena.known_browser').serialize(seal.close(JSON.stringify([signedIn.viewer.id])));
    fixture.mails.length = 0;
    await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: browserWith([older]) });
    expect(fixture.mails).toEqual([]);
  });

  it('as another player ends the earlier player’s session in this browser', async () => {
    const mara = await fixture.member('Mara Ellwood');
    const ivo = await fixture.member('Ivo Quick');
    const before = await identify(mara.signedIn.setCookies);
    const headers = browserWith(mara.signedIn.setCookies);
    const { setCookies } = await fixture.accounts.signIn({ email: ivo.email, password: STRONG }, { ...FROM, headers });
    expect(await identify(setCookies)).toMatchObject({ kind: 'player', viewer: { name: 'Ivo Quick' } });
    expect(await identify(mara.signedIn.setCookies)).toEqual({ kind: 'visitor' });
    expect(before).toMatchObject({ sessionId: fixture.endedSessions.at(-1) });
  });

  it('stops a client address that tries many accounts', async () => {
    await fixture.accounts.signIn({ email: 'nobody@example.test', password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    const counted = await fixture.database.execute(`update rate_limit set count = 100 where key like 'sign-in-failures:%' returning count`);
    expect(counted.rows).toHaveLength(1);
    await expect(fixture.accounts.signIn({ email: 'next@example.test', password: 'Wrong-one-99' }, FROM)).rejects.toMatchObject({
      status: 429,
    });
  });

  it.each([60 * MINUTE, -60 * MINUTE])('survives a clock jump of %i ms, and another player can sign in', async (jump) => {
    const { signedIn } = await fixture.member('Lena Marsh');
    fixture.clock.advance(jump);
    const headers = browserWith(signedIn.setCookies);
    expect(await fixture.accounts.sessions.identify(headers)).toMatchObject({ kind: 'player', viewer: { name: 'Lena Marsh' } });
    await fixture.member('Ivo Quick');
    fixture.clock.advance(-jump);
    expect(await fixture.accounts.sessions.identify(headers)).toMatchObject({ kind: 'player' });
  });

  it('lasts while it is used, but at most 90 days', async () => {
    const { signedIn } = await fixture.member('Lena Marsh');
    for (let days = 0; days < 80; days += 20) {
      fixture.clock.advance(20 * DAY);
      expect(await identify(signedIn.setCookies)).toMatchObject({ kind: 'player' });
    }
    fixture.clock.advance(10 * DAY);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
    await fixture.accounts.removeStale();
    expect((await fixture.database.execute('select id from session')).rows).toEqual([]);
  });

  it('ends the session on signing out', async () => {
    const { signedIn } = await fixture.member('Pilar Dutra');
    const cookies = await fixture.accounts.sessions.end(browserWith(signedIn.setCookies));
    expect(cookies.join()).toMatch(/Max-Age=0/i);
    expect(await identify(signedIn.setCookies)).toEqual({ kind: 'visitor' });
  });

  it('rejects a forged cookie', async () => {
    const { signedIn } = await fixture.member('Forged');
    const forged = signedIn.setCookies.map((cookie) =>
      cookie.replace(/session_token=(.)/, (_all, first) => `session_token=${first === 'a' ? 'b' : 'a'}`),
    );
    expect(await identify(forged)).toEqual({ kind: 'visitor' });
  });
});

describe('a new sign-in', () => {
  const subjects = () => fixture.mails.map(({ subject }) => subject);
  const NEW = 'A new sign-in to your Quillarena account';
  const firefox = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  it('is reported by mail once if the browser is new to the account, with the browser’s name', async () => {
    const { email } = await fixture.member('Mara Ellwood');
    fixture.mails.length = 0;
    const { setCookies } = await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: firefox });
    expect(subjects()).toEqual([NEW]);
    expect(fixture.mails[0]).toMatchObject({ to: email, text: expect.stringContaining('Firefox on Linux') });
    await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: browserWith(setCookies) });
    expect(subjects()).toEqual([NEW]);
  });

  it('is not reported for the browser that verified the address, nor for a wrong password', async () => {
    const { email, signedIn } = await fixture.member('Ivo Quick');
    fixture.mails.length = 0;
    await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers: browserWith(signedIn.setCookies) });
    await fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    expect(subjects()).toEqual([]);
  });

  it('of another player in a known browser is reported, and both are known then', async () => {
    const mara = await fixture.member('Mara Ellwood');
    const ivo = await fixture.member('Ivo Quick');
    fixture.mails.length = 0;
    const both = await fixture.accounts.signIn(
      { email: ivo.email, password: STRONG },
      { ...FROM, headers: browserWith(mara.signedIn.setCookies) },
    );
    await fixture.accounts.signIn({ email: mara.email, password: STRONG }, { ...FROM, headers: browserWith(both.setCookies) });
    await fixture.accounts.signIn({ email: ivo.email, password: STRONG }, { ...FROM, headers: browserWith(both.setCookies) });
    expect(fixture.mails.map(({ to }) => to)).toEqual([ivo.email]);
  });

  it('succeeds even if the mail cannot be queued', async () => {
    const { email } = await fixture.member('Lena Marsh');
    fixture.mailer.send.mockRejectedValueOnce(new Error('the queue is full'));
    const { viewer } = await fixture.accounts.signIn({ email, password: STRONG }, FROM);
    expect(viewer.name).toBe('Lena Marsh');
  });
});

describe('profiles', () => {
  it('accept a new name unless another player has it', async () => {
    const { signedIn } = await fixture.member('Lena Marsh');
    await fixture.member('Tomas Reed');
    await expect(fixture.accounts.profiles.save(signedIn.viewer.id, { name: 'tomas REED', bio: '' })).rejects.toThrow(texts.nameTaken);
    await fixture.accounts.profiles.save(signedIn.viewer.id, { name: 'LENA Marsh', bio: 'Ferries.' });
    expect(await fixture.accounts.profiles.own(signedIn.viewer.id)).toEqual({
      name: 'LENA Marsh',
      bio: 'Ferries.',
      moreTime: false,
      sharesDoings: true,
      keepsHistory: true,
      email: 'lenamarsh@example.test',
      memberSince: 2026,
      hidden: false,
    });
  });
});

describe('the security log', () => {
  it('records account events, one line each, without any address', async () => {
    const { email, signedIn } = await fixture.member('Mara Ellwood');
    const headers = browserWith(signedIn.setCookies);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await fixture.accounts.signIn({ email, password: 'Wrong-one-99' }, FROM).catch(() => undefined);
    }
    await fixture.accounts.signIn({ email: 'nobody@example.test', password: STRONG }, FROM).catch(() => undefined);
    const newer = await fixture.accounts.signIn({ email, password: STRONG }, { ...FROM, headers });
    await fixture.accounts.profiles.save(signedIn.viewer.id, { name: 'Mara E.', bio: '' });
    await fixture.accounts.passwords.requestRecovery(email, FROM);
    const token = tokenOf(fixture.mails.at(-1));
    await fixture.accounts.passwords.reset({ email, code: undefined, token, requestId: undefined }, 'Lantern-otter-5', FROM);
    const again = await fixture.accounts.signIn(
      { email, password: 'Lantern-otter-5' },
      { ...FROM, headers: browserWith(newer.setCookies) },
    );
    await fixture.accounts.leaving.deleteAccount(
      signedIn.viewer,
      { password: 'Lantern-otter-5', stories: 'keep' },
      browserWith(again.setCookies),
    );

    expect([...new Set(fixture.securityEvents)].sort()).toEqual([
      'account-deleted',
      'limit-reached',
      'name-changed',
      'recovery-asked',
      'recovery-used',
      'session-replaced',
      'sign-in-failed',
      'sign-up-verified',
    ]);
    const lines = fixture.logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'security' in line);
    expect(lines.map(({ security }) => security)).toEqual(fixture.securityEvents);
    expect(
      lines.find(({ security }) => security === 'sign-up-verified'),
      'no warning',
    ).toMatchObject({ level: 30 });
    expect(
      lines.find(({ security }) => security === 'sign-in-failed'),
      'a warning',
    ).toMatchObject({ level: 40 });
    for (const line of lines) expect(line.playerId ?? line.account ?? line.limit).toBeDefined();
    expect(fixture.logLines.join('')).not.toMatch(/@|example\.test|203\.0\.113|Mara/);
  });
});
