import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FANDOM_PAGE } from '../support/people/fan-fiction';
import { adminCommand } from '../support/sites/admin';
import { postgresSite, testsWith } from '../support/sites/own-site';
import { ENTRY } from '../support/sites/site-process';
import { expect, hydrated, signIn } from '../support/test';

/** What an earlier version of the site left behind: a backup, and the storage of one of its browsers. */
const BACKUP = fileURLToPath(new URL('../fixtures/older-site.backup', import.meta.url));
const BROWSER = fileURLToPath(new URL('../fixtures/older-browser.json', import.meta.url));

interface OlderBrowser {
  name: string;
  email: string;
  story: string;
  fanStory: string;
  room: string;
  /** Its local storage. */
  storage: Record<string, string>;
}

// On a server, which takes each of the many steps from that version to this one in a tenth of the time.
const test = testsWith(async (mailbox) => {
  const older: OlderBrowser = JSON.parse(await readFile(BROWSER, 'utf8'));
  // Words that nobody came back for go after 30 days, and these would get older with every test.
  for (const [key, value] of Object.entries(older.storage)) {
    older.storage[key] = value.replace(/"at":\d+/, `"at":${Date.now()}`);
  }
  const fill = async (settings: Record<string, string>) => {
    const restored = await adminCommand(['restore', BACKUP], settings);
    expect(restored, restored.said).toMatchObject({ status: 0 });
  };
  // Its people's passwords were hashed as on any site.
  const site = await postgresSite(mailbox, { entry: ENTRY, fill });
  return { ...site, older };
});

// The session of these words is over, which the server says with a status of its own.
test.use({ expectedErrors: [/status of 410/] });

// In one worker: each would restore the backup into a site of its own.
test.describe.configure({ mode: 'default' });

test('a backup of an earlier version comes back whole', async ({ page, own: { older } }) => {
  await signIn(page, older);
  await page.goto(older.story);
  await expect(page.getByRole('heading', { name: 'Older Than the Layout' })).toBeVisible();
  await expect(page.getByText('Words from before.')).toBeVisible();
  await page.goto(`${older.fanStory}?comments=1`);
  await expect(page.getByText('A comment from before.')).toBeVisible();
  await page.goto('/leaderboard?view=personal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Older Than the Layout' })).toContainText('5.0 of 5 from 1 rating');
  await page.goto('/profile?tab=stories');
  await expect(page.getByRole('article', { name: 'Creative Story from' })).toHaveCount(1);
});

test('words that a browser has kept since an earlier version are offered again', async ({ page, own: { older } }) => {
  await page.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  }, older.storage);
  await signIn(page, older);
  await page.goto(`${FANDOM_PAGE}?tab=write`);
  await hydrated(page);
  await expect(page.getByLabel('Story Title')).toHaveValue('Kept Title');
  await expect(page.getByLabel('Story Content')).toHaveText('Kept words of a form.');
  await page.goto('/creative-writing');
  await expect(page.getByText('And words that only the browser has.')).toBeVisible();
  await page.goto(older.room);
  await expect(page.getByRole('region', { name: 'The story so far' })).toContainText('Kept words of a turn');
  await expect(page.getByRole('region', { name: 'Words that missed the story' })).toContainText('turn, and more');
});
