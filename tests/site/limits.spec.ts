import type { Page } from '@playwright/test';
import { FANDOM_PAGE } from '../support/people/fan-fiction';
import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

test.use({ expectedErrors: [/status of 429/] });

const TOO_MANY = /^Too many attempts\. Please wait/;

/** Repeats a request until it is refused. @returns the refusing response. */
async function untilRefused(page: Page, path: string, forms: readonly Record<string, string>[]) {
  for (let time = 0; ; time += 1) {
    const form = forms[time % forms.length] ?? {};
    const answer = await page.request.post(path, { form, maxRedirects: 0 });
    if (answer.status() === 429) return answer;
    expect(time, 'a limit is reached').toBeLessThan(200);
  }
}

test('a person who rates too often is told to wait, next to the stars, which stay as they were', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  const story = await publish(writer, { title: 'Rated Over and Over', body: 'Words enough to have an opinion about.' });
  await join(page, mailbox);
  const refused = await untilRefused(page, `${story}/rating`, [{ value: '3' }]);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  await page.goto(story);
  await hydrated(page);
  await page.getByRole('radio', { name: '5 stars', exact: true }).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 stars', exact: true })).toBeChecked();
});

test('a person who follows and unfollows a fandom too often is told to wait, next to the button', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await untilRefused(page, FANDOM_PAGE, [{ intent: 'follow' }, { intent: 'unfollow' }]);
  await page.goto(FANDOM_PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: TOO_MANY })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('one rename too many is refused next to the form, which keeps the name', async ({ page, mailbox }) => {
  await join(page, mailbox);
  const names = Array.from({ length: 20 }, (_, number) => ({ intent: 'profile', name: `Mara Name ${number}`, bio: '' }));
  await untilRefused(page, '/profile', names);
  await page.goto('/profile');
  await hydrated(page);
  await page.getByLabel('Display Name').fill('Mara at Last');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(TOO_MANY).first()).toBeVisible();
  await expect(page.getByLabel('Display Name')).toHaveValue('Mara at Last');
});
