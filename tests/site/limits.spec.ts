import { FANDOM_PAGE } from '../support/people/fan-fiction';
import { join } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

test.use({ expectedErrors: [/status of 4(?:13|29)/] });

const TOO_MANY = /^Too many attempts\. Please wait/;

test('a person who follows and unfollows a fandom too often is told to wait, next to the button', async ({ page, mailbox }) => {
  await join(page, mailbox);
  for (let status = 0, time = 0; status !== 429; time += 1) {
    expect(time, 'a limit is reached').toBeLessThan(200);
    const form = { intent: time % 2 === 0 ? 'follow' : 'unfollow' };
    status = (await page.request.post(`${FANDOM_PAGE}.data`, { form, maxRedirects: 0 })).status();
  }
  await page.goto(FANDOM_PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: TOO_MANY })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('a form that is too large is refused on its page, which keeps what was typed', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await page.goto('/profile');
  await hydrated(page);
  const bio = 'b'.repeat(70_000);
  await page.getByLabel('Bio').fill(bio);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('That is more than can be sent at once.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue(bio);
});
