import type { Page } from '@playwright/test';
import { texts } from '../../app/accounts/texts';
import { liveConnection } from '../support/browser/live';
import { passing } from '../support/browser/passing';
import { join, postForm, publish, startSession } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, PASSWORD, test } from '../support/test';

const BODY = 'Words enough to have an opinion about.';

async function fillDeletion(page: Page, password: string, word: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Type DELETE to confirm').fill(word);
  await page.getByRole('button', { name: 'Delete for good' }).click();
}

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.locator('summary', { hasText: 'Delete my account' }).click();
}

test("a player's own stories can be listed, renamed and deleted", async ({ page, mailbox }) => {
  await join(page, mailbox, 'Tidy');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(page.getByText('You have not written anything yet.')).toBeVisible();
  const story = await publish(page, { title: 'First Title', body: BODY });
  await startSession(page);
  await page.goto('/profile?tab=stories');
  await hydrated(page);
  const open = page.getByRole('article').filter({ hasText: 'Being written' });
  await expect(open.getByRole('link', { name: 'Continue writing' })).toHaveAttribute('href', '/creative-writing');
  await expect(open.getByText('Rename')).toHaveCount(0);

  const card = page.getByRole('article', { name: 'First Title' });
  await card.locator('summary', { hasText: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  await card.getByLabel('Title').fill('Second Title');
  const toldOfTitle = passing(page, 'Story renamed');
  await card.getByLabel('Title').press('Enter');
  await toldOfTitle;
  const renamed = page.getByRole('article', { name: 'Second Title' });
  await expect(renamed.locator('summary', { hasText: 'Rename' })).toBeFocused();
  await renamed.locator('summary', { hasText: 'Delete' }).click();
  await expect(renamed.getByText('The XP it earned stays.')).toBeVisible();
  const toldOfEnd = passing(page, 'Story deleted');
  await renamed.getByRole('button', { name: 'Delete for good' }).click();
  await toldOfEnd;
  await expect(renamed).toHaveCount(0);
  const gone = await page.request.get(story);
  expect([404, 410]).toContain(gone.status());
});

test('a story is bookmarked by a key, kept in a list and taken out again', async ({ page, mailbox, anotherBrowser }) => {
  const writer = await anotherBrowser();
  const { name } = await join(writer, mailbox, 'Marked');
  const address = await publish(writer, { title: `Marked of ${name}`, body: BODY });
  await page.goto(address);
  await expect(page.getByText('Share', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveCount(0);
  await join(page, mailbox, 'Marker');
  await page.goto(address);
  await hydrated(page);
  const mark = page.getByRole('button', { name: 'Bookmark' }).first();
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('This story is among your bookmarks.')).toBeAttached();
  await expect(mark).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/profile');
  await hydrated(page);
  await page.getByRole('link', { name: 'Bookmarks' }).click();
  const kept = page.getByRole('listitem').filter({ hasText: `Marked of ${name}` });
  await expect(kept.getByRole('link', { name, exact: true })).toBeVisible();
  await kept.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByText('The bookmark was removed.')).toBeFocused();
  await expect(page.getByText('Bookmark a story on its page, and it appears here.')).toBeVisible();

  // Without script the form leads back to the story.
  const { id } = /\/story\/(?<id>[\w-]+)/.exec(address)?.groups ?? {};
  const { url, text } = await postForm(page, '/profile', { intent: 'bookmark', storyId: id ?? '', back: address });
  expect(new URL(url).pathname).toBe(address);
  expect(text).toMatch(/aria-pressed="true"/);
});

test('a refused download shows a page with the reason and saves nothing', async ({ page: writer, mailbox, anotherBrowser }) => {
  const { name } = await join(writer, mailbox, 'Refused');
  const page = await anotherBrowser({ storageState: await writer.context().storageState() });
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const settings = '/profile?tab=settings';
  const ask = page.getByRole('link', { name: 'Download my data' });
  const open = async () => {
    // The connection of the page before, which may only begin now, is not the one to wait for.
    await page.goto('about:blank');
    const live = liveConnection(page);
    await page.goto(settings);
    await hydrated(page);
    // Without its cookie a connection that begins later would lead the page to sign-in by itself.
    await live;
  };
  await open();
  const coming = page.waitForEvent('download');
  await ask.click();
  await (await coming).path();
  await expect(page, 'the page stays').toHaveURL(settings);
  for (let times = 1; times < 10; times += 1) expect((await page.request.get('/profile/data')).status()).toBe(200);
  await ask.click();
  await expect(page.getByText(texts.downloadTooOften)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');

  await open();
  await page.context().clearCookies();
  await ask.click();
  await expect(page).toHaveURL(/\/signin\?/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(saved, name).toEqual(['quillarena-data.zip']);
});

test.describe('an account', () => {
  // The browser logs refused forms and missing pages to the console.
  test.use({ expectedErrors: [/status of 4(00|01|04|10)/] });

  test('is deleted only with password and word, is signed out in every tab, and leaves its stories without an author', async ({
    page,
    context,
    mailbox,
  }) => {
    const { name, email } = await join(page, mailbox, 'Leaving');
    const story = await publish(page, { title: 'Left Behind', body: BODY });
    const otherTab = await context.newPage();
    const connected = liveConnection(otherTab);
    await otherTab.goto('/about');
    await connected;
    await openDeletion(page);
    await fillDeletion(page, 'Not-my-password-1', 'DELETE');
    await expect(page.getByText('This password is not correct. Please try again.').first()).toBeVisible();
    await fillDeletion(page, PASSWORD, 'no');
    await expect(page.getByText('Please type DELETE to confirm.').first()).toBeVisible();
    const toldOfLogout = passing(otherTab, 'You have been logged out successfully.');
    await fillDeletion(page, PASSWORD, 'DELETE');
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
    await toldOfLogout;
    await page.goto(story);
    await expect(page.getByText('By Anonymous')).toBeVisible();
    expect(await page.content()).not.toContain(name);
    await page.goto('/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });
});
