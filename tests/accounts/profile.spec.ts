import { join } from '../support/people/people';
import { expect, hydrated, newPerson, test } from '../support/test';

test.describe('the profile', () => {
  // The browser logs refused forms to the console.
  test.use({ expectedErrors: [/status of 4(00|01|09|13)/] });

  test('shows the date of joining, allows changes of name and bio but not of the address, and keeps what is too large to be sent', async ({
    page,
    mailbox,
    anotherBrowser,
  }) => {
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
    await expect(page.getByText('Everyone sees your username, so it must not contain an email address.')).toBeVisible();
    await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
    await page.getByLabel('Display Name').fill(`${renamed}2`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: `${renamed}2` })).toBeVisible();
    await expect(page.getByLabel('Display Name'), 'what is stored after a refusal').toHaveValue(`${renamed}2`);
    await expect(page.getByLabel('Bio')).toHaveValue('I write <b>slowly</b>.\nAnd by hand.');

    const bio = 'b'.repeat(70_000);
    await page.getByLabel('Bio').fill(bio);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('That is more than can be sent at once.')).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue(bio);
  });
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
