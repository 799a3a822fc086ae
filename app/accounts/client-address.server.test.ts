import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsKit, browserWith, FROM, openAccountsKit, STRONG } from './accounts.test-kit';

let kit: AccountsKit;
beforeAll(async () => {
  kit = await openAccountsKit();
});
afterAll(() => kit.database.close());

/** Every row of every table, as text, by table. */
async function allRows(): Promise<Record<string, string>> {
  const { rows: tables } = await kit.database.execute(`select tablename from pg_tables where schemaname = 'public'`);
  const texts: Record<string, string> = {};
  for (const { tablename } of tables) {
    const { rows } = await kit.database.execute(`select t::text as row from "${tablename}" t`);
    texts[String(tablename)] = rows.map(({ row }) => String(row)).join('\n');
  }
  return texts;
}

it('the address of a client is stored nowhere, and e-mail addresses not with the limits', async () => {
  const { accounts } = kit;
  const headers = new Headers({ ...Object.fromEntries(FROM.headers), 'x-forwarded-for': FROM.clientAddress });
  const from = { ...FROM, headers };
  const { email, signedIn } = await kit.member('Mara');
  await accounts.signUp({ name: 'Noor', email: 'noor@example.test', password: STRONG }, FROM.clientAddress);
  await accounts.resendCode('noor@example.test', FROM.clientAddress);
  await expect(accounts.verifyEmail('noor@example.test', '000000', from)).rejects.toThrow();
  await accounts.signIn({ email, password: STRONG }, from);
  await expect(accounts.signIn({ email, password: 'wrong' }, from)).rejects.toThrow();
  await accounts.requestRecovery(email, FROM.clientAddress);
  await expect(accounts.resetPassword({ email, code: '000000', password: STRONG }, FROM.clientAddress)).rejects.toThrow();
  await expect(accounts.changePassword({ id: signedIn.viewer.id }, { current: 'x', password: STRONG }, browserWith([]))).rejects.toThrow();
  const rows = await allRows();
  expect(rows.rate_limit?.split('\n').length).toBeGreaterThan(4);
  for (const [table, text] of Object.entries(rows)) expect(text, table).not.toContain(FROM.clientAddress);
  expect(rows.rate_limit).not.toContain('@');
  expect(rows.rate_limit).not.toContain(signedIn.viewer.id);
});
