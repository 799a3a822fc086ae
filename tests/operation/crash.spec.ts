import { passing } from '../support/browser/passing';
import { join } from '../support/people/people';
import { saveProgress, startWriting, storyText } from '../support/people/writing-room';
import { failingStart } from '../support/sites/admin';
import { testsWithOwnSite } from '../support/sites/own-site';
import { expect } from '../support/test';

const test = testsWithOwnSite();

// In one worker: this file has its own site, because it kills and restarts it.
test.describe.configure({ mode: 'default' });

const WORDS = 'She wrote while the walls came down.';
const MORE = `${WORDS} And she went on in the dust.`;

test.describe('when the server is killed while somebody writes', () => {
  // Browsers log to the console a server that does not respond, and one that starts.
  test.use({ expectedErrors: [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|status of 503|WebSocket/] });

  test('every word is kept and the writer stays signed in', async ({ page, mailbox, own: site }) => {
    const { name } = await join(page, mailbox);
    const story = await startWriting(page);
    await story.fill(WORDS);
    await saveProgress(page);
    await story.fill(`${WORDS} And`);

    await site.kill();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('Connection lost. Your words are kept on this device')).toBeVisible();
    await story.fill(MORE);

    const saved = passing(page, 'Story saved successfully!');
    await site.start();
    await expect(page.getByText('Connection lost.')).toBeHidden();
    await expect(storyText(page)).toHaveValue(MORE);
    await saved;
    await saveProgress(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(storyText(page)).toHaveValue(MORE);
    await expect(page.getByRole('link', { name }).filter({ visible: true })).toBeVisible();
  });

  test('words typed into a page that closes before the server is back are restored', async ({ page, mailbox, own: site }) => {
    await join(page, mailbox);
    const story = await startWriting(page);
    await story.fill(WORDS);
    await saveProgress(page);
    await site.kill();
    await story.fill(MORE);
    await page.goto('about:blank');
    await site.start();
    const saved = passing(page, 'Story saved successfully!');
    await page.goto('/creative-writing');
    await expect(storyText(page)).toHaveValue(MORE);
    await expect(page.getByText('Words from this device were restored.')).toBeVisible();
    await saved;
  });
});

test('a second site on the same data is refused, and the first one keeps running', async ({ page, own: site }) => {
  const second = await failingStart({ DATA_DIR: site.dataDir, PORT: '1' });
  expect(second).toMatchObject({ status: 1, said: expect.stringContaining('already in use') });
  expect(second.said).toContain(site.url);
  expect((await page.request.get('/healthz')).ok()).toBe(true);
});

// The last of the file: it ends the file's site.
test('a site stops cleanly on request, even with an open connection', async ({ page, own: site }) => {
  expect((await page.request.get('/about')).ok()).toBe(true);
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('"msg":"stopped"');
  expect(site.output()).not.toContain('was cut short');
});
