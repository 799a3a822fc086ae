import { join } from '../support/people/people';
import { expect, hydrated, PASSWORD, signIn, test } from '../support/test';

const A_DAY_MS = 86_400_000;

test('a sign-in that takes longer than 8 seconds can be restarted', async ({ page, context, mailbox }) => {
  const person = await join(page, mailbox, 'Slow');
  await context.clearCookies();
  await page.clock.install();
  await page.goto('/signin');
  await hydrated(page);
  let asked = 0;
  await page.route(/\/signin\.data/, () => {
    asked += 1; // never answered
  });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  const submit = page.locator('main').getByRole('button', { name: /Sign/ });
  // From now on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + A_DAY_MS);
  await submit.click();
  await expect(submit).toHaveText('Signing In...');
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('button', { name: 'Retry Login' })).toBeHidden();
  await page.clock.fastForward(8_100);
  await expect(page.getByText('Login is taking longer than expected. You can retry or wait a bit longer.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry Login' }).click();
  await expect(page.getByText('Auth Reset').first()).toBeVisible();
  await expect(submit).toHaveText('Sign In');
  await page.unroute(/\/signin\.data/);
  await page.clock.resume();
  await signIn(page, person);
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
});
