import type { Locator, Page } from '@playwright/test';
import { loseNetwork } from '../support/browser/network';
import { partLoaded } from '../support/browser/part-loaded';
import { FANDOM_PAGE, publishFanFiction } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { expect, hydrated, newPerson, PASSWORD, test } from '../support/test';

// From the connection that the tests cut.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 4/] });

interface UnsentForm {
  path: string;
  fields: Record<string, string>;
  button: string;
}

/** Expects that a field, or the editor in its place, holds a text. */
async function holds(field: Locator, text: string): Promise<void> {
  const isEditor = await field.evaluate((element) => element instanceof HTMLElement && element.isContentEditable);
  await (isEditor ? expect(field).toHaveText(text) : expect(field).toHaveValue(text));
}

/** Sends a form without a network and checks that it stays as it is. */
async function staysUnsent(page: Page, { path, fields, button }: UnsentForm): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await partLoaded(page, 'UnsentNotice');
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await loseNetwork(page.context());
  const main = page.getByRole('dialog').or(page.locator('main')).last();
  await main.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('Connection Error'), path).toBeVisible();
  await expect(page.getByText('This page could not be loaded'), path).toBeHidden();
  for (const [label, text] of Object.entries(fields)) await holds(page.getByLabel(label, { exact: true }), text);
  await page.context().setOffline(false);
}

test("a visitor's forms stay as they are when there is no network", async ({ page }) => {
  const { name, email } = newPerson('Unsent');
  await staysUnsent(page, { path: '/signup', fields: { Username: name, Email: email, Password: PASSWORD }, button: 'Sign Up' });
  await staysUnsent(page, { path: '/signin', fields: { Email: email, Password: PASSWORD }, button: 'Sign In' });
  await staysUnsent(page, { path: '/forgot-password', fields: { Email: email }, button: 'Send Code' });
});

test("a person's forms stay as they are on a phone without a network, and are sent again", async ({ anotherBrowser, mailbox }) => {
  const page = await anotherBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true, serviceWorkers: 'block' });
  const { name } = await join(page, mailbox, 'Unsent');
  const story = await publishFanFiction(page, `Unsent of ${name}`, 'First words.');
  await staysUnsent(page, { path: '/creative-writing', fields: {}, button: 'Start Writing (30 Minutes)' });
  const chapter = { 'Chapter Title': 'The Second', 'Chapter Content': 'Second words.' };
  await staysUnsent(page, { path: `${story}?do=add`, fields: chapter, button: 'Add Chapter' });
  await staysUnsent(page, { path: `${story}?do=title`, fields: { 'Story Title': 'Another' }, button: 'Save Title' });
  const work = { 'Story Title': 'New', 'Story Content': 'New words.' };
  await staysUnsent(page, { path: `${FANDOM_PAGE}?tab=write`, fields: work, button: 'Publish Story' });
  await staysUnsent(page, { path: `${story}?comments=1`, fields: { 'Write a comment': 'A first thought.' }, button: 'Post Comment' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Comment Added', { exact: true })).toBeVisible();
  const passwords = { 'Current Password': PASSWORD, 'New Password': PASSWORD, 'Confirm New Password': PASSWORD };
  await staysUnsent(page, { path: '/profile?tab=settings', fields: passwords, button: 'Update Password' });
  await staysUnsent(page, { path: '/profile', fields: { Bio: 'Kept words.' }, button: 'Save Changes' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Connection Error')).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Kept words.');
});
