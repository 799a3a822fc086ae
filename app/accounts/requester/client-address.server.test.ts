import { expect, it } from 'vitest';
import { type AccountsFixture, browserWith, FROM, onAccountsFixture, STRONG } from '../accounts-fixture';

let fixture: AccountsFixture;
onAccountsFixture((opened) => {
  fixture = opened;
});

/** Every row of every table, as text, by table. */
async function allRows(): Promise<Record<string, string>> {
  const { rows: tables } = await fixture.database.execute(`select tablename from pg_tables where schemaname = 'public'`);
  const texts: Record<string, string> = {};
  for (const { tablename } of tables) {
    const { rows } = await fixture.database.execute(`select t::text as row from "${tablename}" t`);
    texts[String(tablename)] = rows.map(({ row }) => String(row)).join('\n');
  }
  return texts;
}

it('client addresses are never stored, nor are e-mail addresses in limits', async () => {
  const { accounts } = fixture;
  const headers = new Headers({ ...Object.fromEntries(FROM.headers), 'x-forwarded-for': FROM.clientAddress });
  const from = { ...FROM, headers };
  const { email, signedIn } = await fixture.member('Mara');
  const noor = { name: 'Noor', email: 'noor@example.test', password: STRONG };
  const attemptId = await accounts.signUp.begin(noor, from);
  await accounts.signUp.resendCode(attemptId, from);
  const proof = { email: noor.email, code: 'wrong', attemptId, password: undefined, name: undefined };
  await expect(accounts.signUp.verifyEmail(proof, from)).rejects.toThrow();
  await accounts.signIn({ email, password: STRONG }, from);
  await expect(accounts.signIn({ email, password: 'wrong' }, from)).rejects.toThrow();
  await accounts.passwords.requestRecovery(email, from);
  await expect(accounts.passwords.reset({ email, code: 'wrong', token: undefined, requestId: undefined }, STRONG, from)).rejects.toThrow();
  await expect(
    accounts.passwords.change({ id: signedIn.viewer.id }, { current: 'x', password: STRONG }, browserWith([])),
  ).rejects.toThrow();
  const rows = await allRows();
  expect(rows.rate_limit?.split('\n').length).toBeGreaterThan(4);
  for (const [table, text] of Object.entries(rows)) expect(text, table).not.toContain(FROM.clientAddress);
  expect(rows.rate_limit).not.toContain('@');
  expect(rows.rate_limit).not.toContain(signedIn.viewer.id);
});
