import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { liveConnection } from '../support/browser/live';
import { join } from '../support/people/people';
import { openPostgres, type Postgres } from '../support/sites/postgres';
import { type SiteProcess, siteProcess } from '../support/sites/site-process';
import { expect, signIn, test } from '../support/test';

/** The longest that a cached page may be out of date, while the process that publishes changes runs and when it dies, in ms. */
const DROPPED_MS = 2_000;
const DROPPED_AFTER_DEATH_MS = 4_000;

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

  test('drop a changed page from every cache, also when the process that publishes changes is killed', async ({ request }) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const id = randomUUID();
    await client.query(
      `insert into story (id, arena, status, title, body, created_at, published_at, updated_at)
       values ($1, 'creative_writing', 'published', 'Untold', 'The gate stood open.', now(), now(), now())`,
      [id],
    );
    const pageOf = async (site: SiteProcess) => await request.get(`${site.url}/story/${id}`);
    const areCached = (sites: readonly SiteProcess[]) =>
      expect(async () => {
        for (const site of sites) expect((await pageOf(site)).headers().etag).toBeTruthy();
      }).toPass();
    const show = (sites: readonly SiteProcess[], title: string, timeout: number) =>
      expect(async () => {
        for (const site of sites) expect(await (await pageOf(site)).text()).toContain(title);
      }).toPass({ timeout, intervals: [50] });
    const rename = (title: string) => client.query('update story set title = $1 where id = $2', [title, id]);

    // Whichever process publishes by now, it is this one once the other has gone.
    await other.stop();
    await other.start();
    await areCached([one, other]);
    await rename('Told Once');
    await show([one, other], 'Told Once', DROPPED_MS);

    await areCached([other]);
    await one.kill();
    await rename('Told Again');
    await show([other], 'Told Again', DROPPED_AFTER_DEATH_MS);
    await client.end();
    await one.start();
  });
});
