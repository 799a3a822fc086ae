import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import { join } from './support/people';
import { ENTRY, type SiteProcess, siteProcess } from './support/site-process';
import { test as base, expect } from './support/test';
import { saveProgress, startWriting } from './support/writing-room';

// A site of this file's own, for it is killed and started again.
const test = base.extend<object, { site: SiteProcess }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await siteProcess({ SMTP_URL: mailbox.url });
      await site.start();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const WORDS = 'She wrote while the walls came down.';
const MORE = `${WORDS} And she went on in the dust.`;

test.describe('when the server is killed while somebody writes', () => {
  // Browsers report on their console that a server does not answer.
  test.use({ expectedErrors: [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|WebSocket/] });

  test('every word is there afterwards, and the writer is still signed in', async ({ page, mailbox, site }) => {
    const { name } = await join(page, mailbox);
    const story = await startWriting(page);
    await story.fill(WORDS);
    await saveProgress(page);
    await story.fill(`${WORDS} And`);

    await site.kill();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('Connection lost. Your words are kept on this device')).toBeVisible();
    await story.fill(MORE);

    await site.start();
    await expect(page.getByText('Connection lost.')).toBeHidden({ timeout: 20_000 });
    await expect(story).toHaveValue(MORE);
    await expect(page.getByText('Story saved successfully!')).toBeVisible();
    await saveProgress(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(story).toHaveValue(MORE);
    await expect(page.getByRole('link', { name }).filter({ visible: true })).toBeVisible();
  });

  test('words typed into a page that is gone before the server is back are put back', async ({ page, mailbox, site }) => {
    await join(page, mailbox);
    const story = await startWriting(page);
    await story.fill(WORDS);
    await saveProgress(page);
    await site.kill();
    await story.fill(MORE);
    await page.goto('about:blank');
    await site.start();
    await page.goto('/creative-writing');
    await expect(story).toHaveValue(MORE);
    await expect(page.getByText('Words from this device were restored.')).toBeVisible();
    await expect(page.getByText('Story saved successfully!')).toBeVisible();
  });
});

test('a site that is asked to stop stops cleanly, with a connection open', async ({ page, mailbox }) => {
  const site = await siteProcess({ SMTP_URL: mailbox.url });
  await site.start();
  const response = await page.request.get(`${site.url}/about`);
  expect(response.ok()).toBe(true);
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('"msg":"stopped"');
  expect(site.output()).not.toContain('was cut short');
  await site.dispose();
});

test('a second site on the same data is refused, and the first one goes on', async ({ page, site }) => {
  const second = await run({ DATA_DIR: site.dataDir, PORT: '1' });
  expect(second.status).toBe(1);
  expect(second.printed).toContain('already in use');
  expect((await page.request.get('/healthz')).ok()).toBe(true);
});

test('a site with faulty settings does not start and names every fault at once', async ({ site }) => {
  const { status, printed } = await run({
    DATA_DIR: joinPath(site.dataDir, 'none'),
    PORT: 'many',
    SMTP_URL: 'mail.example',
    DEMO: 'yes',
    DATABASE_URL: 'postgres://localhost/quillarena',
  });
  expect(status).toBe(1);
  expect(printed).toContain('PORT must be a whole number from 1 to 65535.');
  expect(printed).toContain('SMTP_URL must be an address like');
  expect(printed).toContain('DEMO must be 0 (no demo world) or 1.');
  expect(printed).toContain('With DATABASE_URL a SECRET is needed');
  expect(printed).not.toContain('    at ');
});

/** Starts a site that is to end by itself. */
async function run(env: Record<string, string>): Promise<{ status: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const hear = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [status] = await once(child, 'close');
  return { status: status as number | null, printed };
}
