import type { Page } from '@playwright/test';
import { toldVerified } from '../support/browser/passing';
import { join } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, newPerson, PASSWORD, submitSignUp, test } from '../support/test';

const WORDS = 'Nobody had ordered the cake, and yet it had to be ready by six.';

const box = (page: Page) => page.getByLabel('Your story');
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Your words are kept' });

/** Writes at the desk without an account. */
async function write(page: Page, words: string): Promise<void> {
  await page.goto('/creative-writing');
  await hydrated(page);
  await box(page).fill(words);
  await expect(page.getByText('14 words')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  const told = toldVerified(page);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await told;
}

test('a visitor’s words stay on the device, and come into the account when another tab verifies the address', async ({
  page,
  context,
  mailbox,
}) => {
  await write(page, WORDS);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(box(page)).toHaveValue(WORDS);
  const prompt = await page.getByRole('region', { name: 'Today’s prompt' }).getByRole('paragraph').first().textContent();

  await page.getByRole('button', { name: 'Sign up to keep it' }).click();
  await page.waitForURL('**/signup?to=*');
  const person = newPerson('Visit');
  await submitSignUp(page, person);
  await page.waitForURL('**/verify-email');
  const other = await context.newPage();
  await other.goto('/verify-email');
  await enterCode(other, await mailbox.codeTo(person.email));
  await other.waitForURL('**/creative-writing?prompt=*');
  await expect(kept(other)).toContainText('14 words');
  await expect(other.getByRole('region', { name: 'Your prompt' })).toContainText(prompt ?? '');
  await expect(other.getByText('Words on this device')).toHaveCount(0);
  await other.getByRole('link', { name: 'Keep writing' }).click();
  await expect(other.locator('textarea[name="body"]')).toHaveValue(WORDS);
});

test('a visitor’s words come into the account when the mail is opened on a phone', async ({ page, mailbox, anotherBrowser, baseURL }) => {
  await write(page, WORDS);
  await page.getByRole('button', { name: 'Sign up to keep it' }).click();
  await page.waitForURL('**/signup?to=*');
  const person = newPerson('Phone');
  await submitSignUp(page, person);
  const link = (await mailbox.mailTo(person.email)).text?.match(/http\S+/)?.[0] ?? '';

  const phone = await anotherBrowser({ baseURL, viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await hydrated(phone);
  await phone.getByLabel('Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Verify Email' }).click();
  await phone.waitForURL('**/creative-writing?prompt=*');
  await expect(phone.getByRole('region', { name: 'Your drafts' })).toContainText('14 words');
  await phone.getByRole('region', { name: 'Your drafts' }).getByRole('link').click();
  await expect(phone.getByText(WORDS)).toBeVisible();
});

test('somebody who signs up in another tab keeps what they write in this one', async ({ page, context, mailbox }) => {
  await write(page, WORDS);
  const other = await context.newPage();
  await join(other, mailbox, 'Tabs');
  await other.goto('/creative-writing');
  await expect(other.getByText('You wrote these words here before you signed in.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign up to keep it' }).click();
  await expect(kept(page)).toContainText('14 words');
});
