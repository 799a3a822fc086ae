import { liveConnection } from './support/browser/live';
import { join } from './support/people/people';
import { openPostgres, type Postgres } from './support/sites/postgres';
import { type SiteProcess, siteProcess } from './support/sites/site-process';
import { expect, signIn, test } from './support/test';

test.describe('two processes on one database', () => {
  test.describe.configure({ mode: 'serial' });
  let postgres: Postgres;
  let one: SiteProcess;
  let other: SiteProcess;

  test.beforeAll(async ({ mailbox }) => {
    postgres = await openPostgres();
    const env = { DATABASE_URL: postgres.url, SECRET: 'the same for both, and long enough to be one', SMTP_URL: mailbox.url };
    one = await siteProcess(env);
    other = await siteProcess(env);
    await Promise.all([one.start(), other.start()]);
  });
  test.afterAll(async () => {
    await one.dispose();
    await other.dispose();
    await postgres.dispose();
  });

  test('migrate once, share accounts, and end a session when its owner signs in on the other', async ({ browser, mailbox }) => {
    const here = await browser.newContext({ baseURL: one.url });
    const there = await browser.newContext({ baseURL: other.url });
    const page = await here.newPage();
    const person = await join(page, mailbox, 'Both');
    const connected = liveConnection(page);
    await page.goto('/about');
    await connected;
    await signIn(await there.newPage(), person);
    await expect(page.getByText('New login detected')).toBeVisible({ timeout: 2_000 });
    await here.close();
    await there.close();
  });
});
