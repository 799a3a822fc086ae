import { toldVerified } from '../support/browser/passing';
import { testsWith } from '../support/sites/own-site';
import { startedSite } from '../support/sites/site-process';
import { expect, newPerson, PASSWORD } from '../support/test';

// A site without a mail server.
const test = testsWith(() => startedSite({ DEMO: '0' }));

test('without a mail server the code is in the outbox', async ({ page }) => {
  const person = newPerson('Outbox');
  await page.goto('/dev/outbox');
  await expect(page.getByText('No mail yet.')).toBeVisible();
  await page.request.post('/signup', { form: { ...person, password: PASSWORD } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`To ${person.email}`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/dev/outbox/*.eml');
  await expect(page.locator('body')).toContainText(`To: ${person.email}`);
  const code = (await page.locator('body').innerText()).match(/\b\d{6}\b/)?.[0] ?? '';
  await page.goto('/verify-email');
  await page.getByLabel('Verification code').fill(code);
  const told = toldVerified(page);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await told;
});
