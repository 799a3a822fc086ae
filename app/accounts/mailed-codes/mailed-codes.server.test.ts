import { describe, expect, it } from 'vitest';
import type { MailedCode } from '~/platform/mail/mail.server';
import { type AccountsFixture, FROM, onAccountsFixture, STRONG } from '../accounts-fixture';
import { currentCode } from './mailed-codes.server';

describe('the code of a queued mail', () => {
  let fixture: AccountsFixture;
  onAccountsFixture((opened) => {
    fixture = opened;
  });

  const mailedCodes = (to: string) => fixture.mails.filter((mail) => mail.to === to).map(({ code }) => code as MailedCode);
  const areCurrent = (codes: readonly MailedCode[]) => Promise.all(codes.map(currentCode(fixture.database.db)));

  it('is void once a newer one was requested', async () => {
    const email = 'resends@example.test';
    const id = await fixture.begin({ name: 'Resends', email, password: STRONG });
    expect(await areCurrent(mailedCodes(email))).toEqual([true]);
    fixture.clock.advance(1_000);
    await fixture.accounts.signUp.resendCode(id, FROM);
    expect(await areCurrent(mailedCodes(email))).toEqual([false, true]);
  });

  it('is void after its use, but not after a wrong guess', async () => {
    const email = 'guesses@example.test';
    const id = await fixture.begin({ name: 'Guesses', email, password: STRONG });
    const code = fixture.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(fixture.enter(id, email, wrong)).rejects.toThrow();
    expect(await areCurrent(mailedCodes(email))).toEqual([true]);
    await fixture.enter(id, email, code);
    expect(await areCurrent(mailedCodes(email))).toEqual([false]);
  });

  it('expires when its mail says so', async () => {
    const email = 'late@example.test';
    await fixture.begin({ name: 'Too late', email, password: STRONG });
    const [code] = mailedCodes(email);
    expect(code?.expiresAt).toBe(fixture.clock.now().getTime() + 600_000);
  });

  it('of a recovery and of a sign-up do not replace each other', async () => {
    const { email } = await fixture.member('Both');
    await fixture.accounts.passwords.requestRecovery(email, FROM);
    const [signUp, recovery] = mailedCodes(email);
    expect(signUp?.identifier).not.toBe(recovery?.identifier);
  });
});
