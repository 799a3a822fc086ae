import { join } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

test.use({ expectedErrors: [/status of 413/] });

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
