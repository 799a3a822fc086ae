import { liveConnection } from '../support/browser/live';
import { toldVerified } from '../support/browser/passing';
import { join, postForm } from '../support/people/people';
import { expect, hydrated, newPerson, PASSWORD, submitSignUp, test } from '../support/test';

test('a mailed link verifies without further input, and its code and address disappear from the address bar', async ({ page, mailbox }) => {
  const person = newPerson('Link');
  await page.goto('/signup');
  await expect(page.getByText('By signing up you confirm that you are 16 or older')).toBeVisible();
  await hydrated(page);
  await submitSignUp(page, person);
  const mail = await mailbox.mailTo(person.email);
  const link = mail.text?.match(/http\S+/)?.[0] ?? '';
  expect((await page.request.get(link)).ok()).toBe(true); // a mail scanner's request changes nothing
  const told = toldVerified(page);
  await page.goto(link);
  await told;
  await expect(page).not.toHaveURL(/email=/);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
});

test.describe('what the pages say', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('a wrong code is refused, the pending address survives a reload, and a new code can be sent', async ({ page, mailbox }) => {
    const person = newPerson('Code');
    await page.goto('/signup');
    await hydrated(page);
    await submitSignUp(page, person);
    await expect(page.getByText('Verification Code Sent!').first()).toBeVisible();
    await page.waitForURL('**/verify-email');
    const code = await mailbox.codeTo(person.email);
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByText('Invalid or expired verification code')).toBeVisible();
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification code' }).click();
    await expect(page.getByText('A new verification code has been sent to your email.').first()).toBeVisible();
    await expect(page.getByLabel('Verification code')).toHaveValue('');
    await expect(page.getByText('Invalid or expired verification code')).toBeHidden();
    await expect(page.getByText(/You can ask for another code in \d+ seconds\./).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend verification code' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email, 1));
    const told = toldVerified(page);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await told;
  });
});

test.describe('another person', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('ends the session of the same browser by signing in, in its other tabs too', async ({ page, context, mailbox, anotherBrowser }) => {
    const second = await join(await anotherBrowser(), mailbox, 'Second');
    const first = await join(page, mailbox, 'First');
    const connected = liveConnection(page);
    await page.goto('/about');
    await connected;
    // The news may be there before the answer with the new cookie: a page that asks in between finds nobody signed in and loads itself.
    const signedIn = Promise.withResolvers<void>();
    await page.route('**/about.data*', async (route) => {
      await signedIn.promise;
      await route.continue();
    });
    const otherTab = await context.newPage();
    await postForm(otherTab, '/signin', { email: second.email, password: PASSWORD });
    signedIn.resolve();
    await expect(page.getByRole('link', { name: second.name }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('link', { name: first.name })).toHaveCount(0);
    await expect(page.getByText('New login detected')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: second.name }).filter({ visible: true })).toBeVisible();
  });
});

test('a sign-in elsewhere signs the older browser out, in every tab, and says so', async ({ page, context, browser, site, mailbox }) => {
  const person = await join(page, mailbox, 'Twice');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    const connected = liveConnection(tab);
    await tab.goto('/about');
    await connected;
  }
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await postForm(await elsewhere.newPage(), '/signin', { email: person.email, password: PASSWORD });
  await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab.getByText('New login detected')).toBeVisible();
      await expect(tab.getByText("You've been logged in on another device")).toBeVisible();
      await expect(tab.getByText('Logged out', { exact: true })).toBeHidden();
      await expect(tab.getByRole('navigation').getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    }),
  );
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('New login detected')).toBeHidden();
  await elsewhere.close();
});

test('a sign-in elsewhere leaves a form that somebody is writing in, and its Sign In leads back to the words', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const person = await join(page, mailbox, 'Writing');
  const connected = liveConnection(page);
  await page.goto('/profile');
  await hydrated(page);
  await connected;
  await page.getByLabel('Bio').fill('I keep lighthouses.');
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await postForm(await elsewhere.newPage(), '/signin', { email: person.email, password: PASSWORD });
  await expect(page.getByText('Your words are kept. Sign in to return to them.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('I keep lighthouses.');
  await page.getByLabel('Bio').fill('I keep lighthouses, and a cat.');
  await page.locator('main, div').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page).toHaveURL(/\/signin\?to=%2Fprofile/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Bio')).toHaveValue('I keep lighthouses, and a cat.');
  await elsewhere.close();
});
