import { openPayments, signedEvent } from '../../app/platform/testing/servers/payments';
import { inspect } from '../support/browser/inspect';
import { loseNetwork } from '../support/browser/network';
import { join } from '../support/people/people';
import { testsWith } from '../support/sites/own-site';
import { LENIENT_ENTRY, startedSite } from '../support/sites/site-process';
import { expect, hydrated } from '../support/test';

// A site whose card payments go to a test double of the provider.
const test = testsWith(async (mailbox) => {
  const payments = await openPayments();
  const site = await startedSite({ SMTP_URL: mailbox.url, ...payments.env }, LENIENT_ENTRY);
  return {
    ...{ url: site.url, payments },
    async dispose() {
      await site.dispose();
      await payments.close();
    },
  };
});

test.afterEach(({ own: { payments } }) => {
  payments.mode = 'up';
});

// In one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' });

const AMOUNT = 'Enter Donation Amount';
const THANKS = 'Thank you for your donation!';

test('a guest who pays by card is thanked and gets a receipt, and /about counts the donation', async ({ page, mailbox }) => {
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'Support Our Mission' }).click();
  await page.waitForURL('**/donate');
  await hydrated(page);
  const amount = page.getByLabel(AMOUNT);
  const button = page.getByRole('main').getByRole('button', { name: /^Donate|Processing/ });
  await expect(button).toBeDisabled();
  await amount.pressSequentially('0.9x9-');
  await expect(amount).toHaveValue('0.99');
  await expect(button).toBeDisabled();
  await amount.fill('4.99');
  await button.click();
  await expect(page.getByText('Minimum Donation').first()).toBeVisible();
  await expect(page.getByText('Please donate at least $5').first()).toBeVisible();
  await amount.fill('10000.01');
  await button.click();
  await expect(page.getByText('Please donate at most $10,000 at once.')).toBeVisible();
  await page.getByRole('link', { name: '$25', exact: true }).click();
  await expect(button).toHaveText('Donate $25');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Pay $25.00' })).toBeVisible();
  const payer = `guest.${Date.now()}@example.test`;
  await page.getByLabel('Email').fill(payer);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('We have received $25.')).toBeVisible();
  await expect(page.getByText(THANKS).first()).toBeVisible();
  const receipt = await mailbox.mailTo(payer);
  expect(receipt.subject).toBe('Thank you for your donation of $25');
  await page.goto('/about');
  await expect(page.getByText('donation received')).toBeVisible();
  await expect(page.getByText('$25', { exact: true })).toBeVisible();
});
test.use({ expectedErrors: [/status of (400|404|502|504)|net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test('an unconfirmed payment earns no thanks until the provider confirms it', async ({ page, mailbox, own: { url, payments } }) => {
  const person = await join(page, mailbox, 'Giver');
  await page.goto('/donate?amount=50');
  await hydrated(page);
  await page.getByRole('button', { name: 'Donate $50' }).click();
  payments.mode = 'unsure';
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Your donation is not confirmed yet')).toBeVisible();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  // The provider's event arrives before the next poll: unsigned it is ignored, signed it counts, and repeated it counts once.
  const { body, headers } = signedEvent('checkout.session.completed', payments.checkouts.at(-1) ?? {});
  const post = (with_: Record<string, string>) => page.request.post(`${url}/webhooks/stripe`, { data: body, headers: with_ });
  expect((await post({ 'Content-Type': 'application/json' })).status()).toBe(400);
  expect((await post({ ...headers, Origin: 'https://elsewhere.example' })).status()).toBe(200);
  expect((await post(headers)).status()).toBe(200);
  await expect(page.getByText('We have received $50.')).toBeVisible();
  await expect(page.getByText(THANKS).first()).toBeVisible();
  expect((await mailbox.mailTo(person.email, 0, /donation/)).text).toContain(person.name);
});

test('the amount stays and the button works again after any failure of the provider', async ({ page, context, own: { payments } }) => {
  await page.goto('/donate');
  await hydrated(page);
  await page.getByLabel(AMOUNT).fill('12.34');
  const button = page.getByRole('button', { name: 'Donate $12.34' });
  for (const [mode, text] of [
    ['down', 'Error connecting to payment service: it cannot be reached at the moment.'],
    ['refuses', 'Error connecting to payment service: it did not accept the donation.'],
    ['garbage', 'Error connecting to payment service: it answered with an error of its own.'],
    ['no-url', 'Stripe configuration issue'],
  ] as const) {
    payments.mode = mode;
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Stripe Payment Error' })).toContainText(text);
    await expect(page.getByText('Payment Error', { exact: true })).toBeVisible();
    await expect(page.getByLabel(AMOUNT)).toHaveValue('12.34');
  }
  payments.mode = 'slow';
  await button.click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page.getByText('No response from payment service. Please try again later.', { exact: true })).toBeVisible();
  await loseNetwork(context);
  await button.click();
  await expect(page.getByText('this site could not be reached')).toBeVisible();
  await context.setOffline(false);
  payments.mode = 'up';
  const before = payments.checkouts.length;
  await button.dblclick();
  await page.waitForURL('**/pay/**');
  expect(payments.checkouts.length - before).toBe(1);
  await page.goBack();
  await expect(page.getByLabel(AMOUNT)).toHaveValue('12.34');
  await expect(button).toBeEnabled();
});

test('donating works without script, and the page is accessible', async ({ page, anotherBrowser, own: { url } }) => {
  await page.goto('/donate');
  await inspect(page, '/donate');
  await page.goto('/donate?success=true');
  await inspect(page, 'a donation nobody knows');
  const bare = await anotherBrowser({ javaScriptEnabled: false, baseURL: url });
  await bare.goto('/donate');
  await bare.getByLabel(AMOUNT).fill('3');
  await bare.getByRole('button', { name: 'Donate' }).click();
  await expect(bare.getByText('Please donate at least $5')).toBeVisible();
  await expect(bare.getByLabel(AMOUNT)).toHaveValue('3');
  await bare.getByLabel(AMOUNT).fill('9');
  await bare.getByRole('button', { name: 'Donate' }).click();
  await bare.getByRole('link', { name: 'Continue to payment' }).click();
  await bare.getByRole('button', { name: 'Pay' }).click();
  await expect(bare.getByText('We have received $9.')).toBeVisible();
});
