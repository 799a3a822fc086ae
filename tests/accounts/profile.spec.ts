import type { Page } from '@playwright/test';
import { join } from '../support/people/people';
import { expect, hydrated, newPerson, PASSWORD, signIn, test } from '../support/test';

const NEW_PASSWORD = 'Another-quill-8';

async function changePassword(page: Page, [current, next, confirm]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(confirm);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test.describe('the profile', () => {
  // The browser logs refused forms to the console.
  test.use({ expectedErrors: [/status of 4(00|01|09)/] });

  test('shows the date of joining and allows changes of name and bio but not of the address', async ({ page, mailbox, anotherBrowser }) => {
    const other = await join(await anotherBrowser(), mailbox, 'Taken');
    const person = await join(page, mailbox, 'Bio');
    const renamed = newPerson('Renamed').name;
    await page.goto('/profile');
    await hydrated(page);
    await expect(page.getByText(`Member since ${new Date().getUTCFullYear()}`)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(page.getByText('Email cannot be changed')).toBeVisible();

    await page.getByLabel('Display Name').fill(renamed);
    await page.getByLabel('Bio').fill('I write <b>slowly</b>.\nAnd by hand.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
    await expect(page.getByText('Your profile has been updated successfully.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
    await expect(page.getByLabel('Display Name'), 'what is stored').toHaveValue(renamed);
    await expect(page.getByLabel('Bio')).toHaveValue('I write <b>slowly</b>.\nAnd by hand.');
    await expect(page.getByRole('navigation').getByRole('link', { name: renamed }).filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Display Name')).toHaveValue(renamed);
    await expect(page.getByLabel('Bio')).toHaveValue('I write <b>slowly</b>.\nAnd by hand.');

    await hydrated(page);
    await page.getByLabel('Display Name').fill(other.name.toUpperCase());
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Username already in use')).toBeVisible();
    await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Display Name'), 'what was typed stays').toHaveValue(other.name.toUpperCase());
    await expect(page.getByLabel('Bio')).toHaveValue('I write <b>slowly</b>.\nAnd by hand.');
    await page.getByLabel('Display Name').fill('x');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Username must be at least 2 characters.')).toBeVisible();
    await page.getByLabel('Display Name').fill(other.email.replace('@', '\uff20').slice(-30));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Everybody sees your username, so it must not contain an email address.')).toBeVisible();
    await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
    await page.getByLabel('Display Name').fill(`${renamed}2`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: `${renamed}2` })).toBeVisible();
    await expect(page.getByLabel('Display Name'), 'what is stored after a refusal').toHaveValue(`${renamed}2`);
    await expect(page.getByLabel('Bio')).toHaveValue('I write <b>slowly</b>.\nAnd by hand.');
  });

  test('changes the password unless an entry is wrong, weak or mistyped', async ({ page, mailbox, anotherBrowser }) => {
    const person = await join(page, mailbox, 'Secret');
    await page.goto('/profile');
    await hydrated(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await changePassword(page, [PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}9`]);
    await expect(page.getByText('Password Mismatch', { exact: true })).toBeVisible();
    await expect(page.getByText("New passwords don't match. Please try again.").first()).toBeVisible();
    await changePassword(page, ['Not-my-password-1', NEW_PASSWORD, NEW_PASSWORD]);
    await expect(page.getByText('Your current password is not correct. Please try again.').first()).toBeVisible();
    await changePassword(page, [PASSWORD, 'abcdefgh', 'abcdefgh']);
    await expect(page.getByText('Password is not strong enough', { exact: true })).toBeVisible();
    await changePassword(page, [PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
    await expect(page.getByText('Password Updated', { exact: true })).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await expect(page.getByLabel(label, { exact: true })).toBeEmpty();
    }

    const elsewhere = await anotherBrowser();
    await elsewhere.goto('/signin');
    await elsewhere.getByLabel('Email').fill(person.email);
    await elsewhere.getByLabel('Password').fill(PASSWORD);
    await elsewhere.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByText('Invalid email or password')).toBeVisible();
    await signIn(elsewhere, person, NEW_PASSWORD);
    await expect(elsewhere.getByRole('link', { name: person.name }).filter({ visible: true })).toBeVisible();
  });
});

test('a password change ends all other sessions', async ({ page, mailbox }) => {
  await join(page, mailbox, 'Stays');
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await changePassword(page, [PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
  await expect(page.getByText('Password Updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('logging out leads to the home page and says so', async ({ page, mailbox }) => {
  const { name, email } = await join(page, mailbox, 'Leaving');
  await page.goto('/profile?tab=settings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  expect(await page.content(), 'nothing of them is left in the page').not.toMatch(new RegExp(`${name}|${email}`));
  await expect(page.getByText('You have been logged out successfully.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
  expect(await page.content(), 'nor behind it').not.toMatch(new RegExp(`${name}|${email}`));
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/signin/);
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 4(00|01|09)/] });

  test('is replaced with a mailed code, without revealing which addresses are registered', async ({ page, mailbox, anotherBrowser }) => {
    const person = await join(await anotherBrowser(), mailbox, 'Forgetful');
    const answers: string[] = [];
    for (const email of [newPerson('Nobody').email, person.email]) {
      await page.goto('/signin');
      await hydrated(page);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      // The previous page has a field of the same name.
      await expect(page.getByRole('button', { name: 'Send Code' })).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Code' }).click();
      await expect(page.getByText('Please check your mail')).toBeVisible();
      answers.push(await page.locator('main').innerText());
    }
    expect(answers[0]).toBe(answers[1]);

    await page.getByRole('link', { name: 'Enter the code' }).click();
    const code = await mailbox.codeTo(person.email, 1);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel('6-digit code').fill(code === '123456' ? '123457' : '123456');
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save New Password' }).click();
    await expect(page.getByText('Invalid or expired verification code')).toBeVisible();
    await page.getByLabel('6-digit code').fill(code);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save New Password' }).click();
    await expect(page.getByText('Password Updated', { exact: true })).toBeVisible();

    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await signIn(page, person, NEW_PASSWORD);
    await expect(page.getByRole('link', { name: person.name }).filter({ visible: true })).toBeVisible();
  });
});
