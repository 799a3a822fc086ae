import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { type AccountsFixture, ADMIN_EMAIL, browserWith, FROM, onAccountsFixture, STRONG } from '../accounts-fixture';
import { SecondStepNeeded } from '../sign-in/sign-in.server';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../testing/software-authenticator';
import { securityTexts } from './texts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ORIGIN = 'http://localhost:3000';
let fixture: AccountsFixture;

onAccountsFixture((opened) => {
  fixture = opened;
});

interface Member {
  email: string;
  /** As the services know the owner and their browser. */
  owner: { id: string; name: string; headers: Headers };
}

async function member(name = 'Mara Ellwood'): Promise<Member> {
  const { email, signedIn } = await fixture.member(name);
  return { email, owner: { ...signedIn.viewer, headers: browserWith(signedIn.setCookies) } };
}

const factors = () => fixture.accounts.factors;
const identify = (setCookies: readonly string[]) => fixture.accounts.sessions.identify(browserWith(setCookies));

/** What the app of a player who sets up codes would show. */
async function appOf({ owner }: Member): Promise<() => string> {
  const { setUp } = await factors().of(owner);
  const app = new TOTP({ secret: Secret.fromBase32((setUp?.secret ?? '').replaceAll(' ', '')) });
  return () => app.generate({ timestamp: fixture.clock.now().getTime() });
}

async function withCodes(person: Member): Promise<{ code: () => string; recoveryCodes: string[] }> {
  await factors().beginCodes(person.owner.id);
  const code = await appOf(person);
  const recoveryCodes = await factors().confirmCodes(person.owner, code());
  fixture.clock.advance(MINUTE);
  return { code, recoveryCodes: recoveryCodes ?? [] };
}

/** The browser of a player whose password was right. */
async function afterPassword(email: string): Promise<Headers> {
  const refused = await fixture.accounts.signIn({ email, password: STRONG }, FROM).catch((error: unknown) => error);
  if (!(refused instanceof SecondStepNeeded)) throw new Error('The password alone was enough.');
  return browserWith([refused.setCookie]);
}

async function withPasskey({ owner }: Member): Promise<SoftwareAuthenticator> {
  const authenticator = createSoftwareAuthenticator(ORIGIN);
  const answer = authenticator.make(await factors().newPasskey(owner));
  await factors().addPasskey(owner, { name: 'Laptop', answer });
  return authenticator;
}

describe('codes of an app', () => {
  it('are asked for after the password, and each opens the account once', async () => {
    const mara = await member();
    const { code } = await withCodes(mara);
    const headers = await afterPassword(mara.email);
    const typed = code();
    const signedIn = await fixture.accounts.secondStep.withCode({ code: typed }, { ...FROM, headers });
    expect(await identify(signedIn.setCookies)).toMatchObject({ kind: 'player', viewer: { name: 'Mara Ellwood' } });
    await expect(fixture.accounts.secondStep.withCode({ code: typed }, { ...FROM, headers })).rejects.toThrow(securityTexts.codeWrong);
  });

  it('leave no session behind the right password alone', async () => {
    const mara = await member();
    await withCodes(mara);
    await fixture.accounts.sessions.end(mara.owner.headers);
    await afterPassword(mara.email);
    expect((await fixture.database.execute('select id from session')).rows).toEqual([]);
  });

  it('may be one step early or late, and no more', async () => {
    const mara = await member();
    const { code } = await withCodes(mara);
    const early = code();
    fixture.clock.advance(30_000);
    expect(await factors().app.use(mara.owner.id, early)).toBe(true);
    const late = code();
    fixture.clock.advance(2 * MINUTE);
    expect(await factors().app.use(mara.owner.id, late)).toBe(false);
  });

  it('are on only after the first right one', async () => {
    const mara = await member();
    await factors().beginCodes(mara.owner.id);
    await expect(factors().confirmCodes(mara.owner, '000000')).rejects.toThrow(securityTexts.codeWrong);
    expect((await factors().of(mara.owner)).codes).toBe('pending');
    await fixture.accounts.signIn({ email: mara.email, password: STRONG }, FROM);
    fixture.clock.advance(2 * DAY);
    await fixture.accounts.removeStale();
    expect((await factors().of(mara.owner)).codes).toBe('off');
  });

  it('stop guesses after five, and tell the owner once a day', async () => {
    const mara = await member();
    await withCodes(mara);
    const headers = await afterPassword(mara.email);
    const guess = () => fixture.accounts.secondStep.withCode({ code: '000000' }, { ...FROM, headers });
    for (let tries = 0; tries < 5; tries += 1) await expect(guess()).rejects.toThrow(securityTexts.codeWrong);
    fixture.mails.length = 0;
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    expect(fixture.mails.map(({ text }) => text.includes('entered wrong codes'))).toEqual([true]);
  });

  it('guessed by an attacker who has the password keep the owner out neither of a known browser nor of a recovery code', async () => {
    const mara = await member();
    const { code, recoveryCodes } = await withCodes(mara);
    const { secondStep } = fixture.accounts;
    const stranger = await afterPassword(mara.email);
    const guess = () => secondStep.withCode({ code: '000000' }, { ...FROM, headers: stranger });
    for (let tries = 0; tries < 6; tries += 1) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    const elsewhere = await afterPassword(mara.email);
    await secondStep.withCode({ recoveryCode: recoveryCodes[0] ?? '' }, { ...FROM, headers: elsewhere });
    const known = new Headers({ cookie: [elsewhere, mara.owner.headers].map((headers) => headers.get('cookie')).join('; ') });
    await secondStep.withCode({ code: code() }, { ...FROM, headers: known });
    await expect(guess(), 'still only theirs').rejects.toMatchObject({ status: 429 });
  });

  it('wait ten minutes for their turn, and not for a new password', async () => {
    const mara = await member();
    const { code } = await withCodes(mara);
    const headers = await afterPassword(mara.email);
    fixture.clock.advance(10 * MINUTE);
    await expect(fixture.accounts.secondStep.withCode({ code: code() }, { ...FROM, headers })).rejects.toThrow(
      securityTexts.secondStepOver,
    );
    const waiting = await afterPassword(mara.email);
    fixture.clock.advance(MINUTE);
    await fixture.accounts.passwords.change(mara.owner, { current: STRONG, password: 'Sand-and-quill-8' }, mara.owner.headers);
    await expect(fixture.accounts.secondStep.withCode({ code: code() }, { ...FROM, headers: waiting })).rejects.toThrow(
      securityTexts.secondStepOver,
    );
  });
});

describe('recovery codes', () => {
  it('open the account once each, however they are typed, and only their hashes are stored', async () => {
    const mara = await member();
    const { recoveryCodes } = await withCodes(mara);
    const [first = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = await fixture.database.execute('select code_hash from recovery_code');
    expect(stored.rows.map(({ code_hash }) => String(code_hash))).not.toContain(first);
    const headers = await afterPassword(mara.email);
    const use = (recoveryCode: string) => fixture.accounts.secondStep.withCode({ recoveryCode }, { ...FROM, headers });
    await use(` ${first.toUpperCase().replace('-', ' ')}`);
    await expect(use(first)).rejects.toThrow(securityTexts.recoveryCodeWrong);
    expect((await factors().of(mara.owner)).recoveryCodesLeft).toBe(9);
  });

  it('are replaced as a whole, and go with the last factor', async () => {
    const mara = await member();
    const { recoveryCodes } = await withCodes(mara);
    const newer = await factors().newRecoveryCodes(mara.owner);
    expect(await factors().recoveryCodes.use(mara.owner.id, recoveryCodes[0] ?? '')).toBe(false);
    expect(await factors().recoveryCodes.use(mara.owner.id, newer[0] ?? '')).toBe(true);
    await factors().stopCodes(mara.owner);
    expect((await factors().of(mara.owner)).recoveryCodesLeft).toBe(0);
    await fixture.accounts.signIn({ email: mara.email, password: STRONG }, FROM);
  });
});

describe('passkeys', () => {
  let mara: Member;
  let authenticator: SoftwareAuthenticator;
  beforeEach(async () => {
    mara = await member();
    authenticator = await withPasskey(mara);
  });
  const signIn = (answer: string) => fixture.accounts.secondStep.withPasskey(answer, FROM);
  const options = () => factors().passkeys.options();

  it('open the account without the password, which alone is no longer enough', async () => {
    const { setCookies } = await signIn(authenticator.use(options()));
    expect(await identify(setCookies)).toMatchObject({ kind: 'player', viewer: { name: 'Mara Ellwood' } });
    await afterPassword(mara.email);
  });

  it('are refused when the same answer is sent again', async () => {
    const answer = authenticator.use(options());
    await signIn(answer);
    await expect(signIn(answer)).rejects.toThrow(securityTexts.passkeyRefused);
  });

  it.each([
    ['for another site', { origin: 'https://quillarena.evil.example' }],
    ['without finger, face or PIN', { verified: false }],
    ['whose counter does not grow', { counter: 0 }],
  ])('are refused %s', async (_how, behaviour) => {
    await signIn(authenticator.use(options()));
    await expect(signIn(authenticator.use(options(), behaviour))).rejects.toThrow(securityTexts.passkeyRefused);
  });

  it('are refused for a challenge that is old, of another player, or for another purpose', async () => {
    const old = authenticator.use(options());
    fixture.clock.advance(16 * MINUTE);
    await expect(signIn(old)).rejects.toThrow(securityTexts.passkeyRefused);
    const { challenge } = await factors().newPasskey(mara.owner);
    await expect(signIn(authenticator.use({ ...options(), challenge }))).rejects.toThrow(securityTexts.passkeyRefused);
    const ivo = await member('Ivo Quick');
    const forMara = createSoftwareAuthenticator(ORIGIN).make(await factors().newPasskey(mara.owner));
    await expect(factors().addPasskey(ivo.owner, { name: 'Phone', answer: forMara })).rejects.toThrow(securityTexts.passkeyRefused);
  });

  it.each(['', '{}', 'null', '{"id":"a","rawId":"a","type":"public-key"}', `{"id":"${'a'.repeat(9000)}"`])(
    'are refused as %.20s, without a fault of the server',
    async (answer) => {
      await expect(signIn(answer)).rejects.toThrow(securityTexts.passkeyRefused);
      await expect(factors().addPasskey(mara.owner, { name: 'Phone', answer })).rejects.toThrow(securityTexts.passkeyRefused);
    },
  );

  it('of one person are not another’s to rename or remove', async () => {
    const [passkey] = (await factors().of(mara.owner)).passkeys;
    const ivo = await member('Ivo Quick');
    const id = passkey?.id ?? '';
    await expect(factors().renamePasskey(ivo.owner.id, id, 'Mine')).rejects.toThrow(securityTexts.passkeyGone);
    await expect(factors().removePasskey(ivo.owner, id)).rejects.toThrow(securityTexts.passkeyGone);
    await factors().renamePasskey(mara.owner.id, id, 'Old laptop');
    await factors().removePasskey(mara.owner, id);
    await expect(signIn(authenticator.use(options()))).rejects.toThrow(securityTexts.passkeyUnknown);
    await fixture.accounts.signIn({ email: mara.email, password: STRONG }, FROM);
  });

  it('are ten at most', async () => {
    for (let more = 1; more < 10; more += 1) await withPasskey(mara);
    await expect(factors().newPasskey(mara.owner)).rejects.toThrow('You can have 10 passkeys.');
  });
});

describe('a role', () => {
  it('counts only while the account has a passkey or codes, the last of which stays', async () => {
    const { signedIn } = await fixture.member('Ada');
    const ada = { email: ADMIN_EMAIL, owner: { ...signedIn.viewer, headers: browserWith(signedIn.setCookies) } };
    expect(await identify(signedIn.setCookies)).toMatchObject({ viewer: { unprotectedRole: 'administrator' } });
    await withPasskey(ada);
    expect(await identify(signedIn.setCookies)).toMatchObject({ viewer: { role: 'administrator' } });
    const [passkey] = (await factors().of(ada.owner)).passkeys;
    await expect(factors().removePasskey(ada.owner, passkey?.id ?? '')).rejects.toThrow(securityTexts.lastFactorOfStaff);
    await withCodes(ada);
    await factors().removePasskey(ada.owner, passkey?.id ?? '');
    await expect(factors().stopCodes(ada.owner)).rejects.toThrow(securityTexts.lastFactorOfStaff);
    expect(await identify(signedIn.setCookies)).toMatchObject({ viewer: { role: 'administrator' } });
  });

  it('keeps one of two factors that are removed at the same moment', async () => {
    const { signedIn } = await fixture.member('Ada');
    const ada = { email: ADMIN_EMAIL, owner: { ...signedIn.viewer, headers: browserWith(signedIn.setCookies) } };
    await withPasskey(ada);
    await withCodes(ada);
    const stopped = whileWaiting(fixture.database, {
      // What the removal of the passkey does first in another tab.
      first: async (trx) => {
        await trx.selectFrom('player').select('id').where('id', '=', ada.owner.id).forNoKeyUpdate().execute();
        await trx.deleteFrom('passkey').where('player_id', '=', ada.owner.id).execute();
      },
      other: () => factors().stopCodes(ada.owner),
    });
    await expect(stopped).rejects.toThrow(securityTexts.lastFactorOfStaff);
    expect((await factors().of(ada.owner)).codes).toBe('on');
  });
});
