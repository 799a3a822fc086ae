import type { Page } from '@playwright/test';
import { loseNetwork } from '../support/browser/network';
import { addChapter, FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { editorReady, fillStory, saveProgress, startWriting, storyText } from '../support/people/writing-room';
import { accessibilityFaults, expect, hydrated, test } from '../support/test';

// From the connection that the tests cut, the Connection page's status, and a last save of a closed page that arrives all the same.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (?:503|409)/] });

/** Waits until the service worker answers for a page. */
async function prepared(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until a device has what it needs to open the desks of so many texts. */
async function deskKept(page: Page, texts: number): Promise<void> {
  await prepared(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const counts = await Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const));
      const of = (prefix: string) => counts.find(([name]) => name.startsWith(prefix))?.[1] ?? 0;
      return { files: of('quillarena-files-') > 0, texts: of('quillarena-texts') };
    });
  await expect.poll(kept).toEqual({ files: true, texts });
}

/** Whether a device keeps a page. */
function keeps(page: Page, address: string): () => Promise<boolean> {
  return () =>
    page.evaluate(
      async (path) =>
        (await caches.has('quillarena-read')) &&
        (await (await caches.open('quillarena-read')).keys()).some(({ url }) => url.endsWith(path)),
      address,
    );
}

test('without a network every page is the Connection page, and a form that the browser sends stays', async ({ page }) => {
  await page.goto('/signin');
  await prepared(page);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.getByLabel('Email').fill('kept@example.org');
  await loseNetwork(page.context());
  await page.locator('main form').evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expect(page.getByText('This could not be sent.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.org');

  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByText("We're having trouble connecting to our servers. Try refreshing the page.")).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
});

test('texts being written open without a network, save when it is back, and go with the sign-out', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await startWriting(page);
  await fillStory(page, 'The first words.');
  await saveProgress(page);
  await deskKept(page, 1);
  await loseNetwork(page.context());
  await fillStory(page, 'The first words. And the next.');
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(storyText(page)).toHaveValue('The first words. And the next.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillStory(page, 'The first words. And the next. And the last.');
  await page.reload();
  await expect(storyText(page)).toHaveValue('The first words. And the next. And the last.');
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online')).toBeVisible();
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page.getByRole('button', { name: 'Save Progress' })).toBeVisible();
  await expect(storyText(page)).toHaveValue('The first words. And the next. And the last.');

  await page.goto(`${FANDOM_PAGE}?tab=write`);
  await editorReady(page);
  await page.getByLabel('Story Title').fill('Of an island');
  await page.getByLabel('Story Content').fill('Words of *a chapter*.');
  await expect(page.getByText('Kept as a draft.')).toBeVisible();
  await deskKept(page, 2);
  await loseNetwork(page.context());
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Of an island' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Of an island');
  await expect(storyText(page)).toHaveValue(/a chapter/);
  await page.context().setOffline(false);

  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  // The page is loaded once more at the sign-out, and says so after that.
  await expect(page.getByText('You have been logged out successfully.', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('quillarena-texts'))).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quillarena:writer'))).toBeNull();
  await loseNetwork(page.context());
  await page.goto('/creative-writing');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByText('Of an island')).toBeHidden();
  await page.context().setOffline(false);
});

test('what was read, and all of what is for later, opens without a network, and goes with the sign-out', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Islander');
  const read = await publishFanFiction(page, `Read by ${name}`, 'Words of an evening.');
  const later = await publishFanFiction(page, `For later, by ${name}`, 'The first part.');
  await addChapter(page, later, 'Part 2', 'The second part.');
  await page.goto(later);
  await prepared(page);
  await page.getByRole('button', { name: 'Mark for later' }).click();
  await expect.poll(keeps(page, `/later${later}?whole=1`)).toBe(true);
  await page.goto(read);
  await expect.poll(keeps(page, `/read${read}`)).toBe(true);

  await loseNetwork(page.context());
  await page.reload();
  await expect(page.getByText('You are offline. This is the page as this device kept it')).toBeVisible();
  await expect(page.getByText('Words of an evening.')).toBeVisible();
  await page.goto('/stories');
  await expect(page.getByRole('heading', { name: 'Read on this device' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: `For later, by ${name}`, exact: true }).evaluate((link: HTMLElement) => {
    link.click();
    // Browsers say at times that they are online, and the opposite at once.
    dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('The first part.')).toBeVisible();
  await expect(page.getByText('The second part.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().setOffline(false);

  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out successfully.', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('quillarena-read'))).toBe(false);
  await loseNetwork(page.context());
  await page.goto(read);
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByText('Words of an evening.')).toBeHidden();
  await page.context().setOffline(false);
});

test('what was read leaves the device of somebody who keeps no history any more', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Islander');
  const read = await publishFanFiction(page, `Read by ${name}`, 'Words of an evening.');
  await page.goto(read);
  await prepared(page);
  await expect.poll(keeps(page, `/read${read}`)).toBe(true);
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.getByLabel('Keep a history of it').uncheck();
  await page.getByRole('button', { name: 'Save setting : What you read' }).click();
  await expect.poll(keeps(page, `/read${read}`)).toBe(false);
});
