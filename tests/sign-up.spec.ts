import { liveConnection } from './support/live';
import { expect, hydrated, newPerson, PASSWORD, signIn, signUp, submitSignUp, test } from './support/test';

test('somebody signs up, verifies with the code from the mail, and is signed in', async ({ page, mailbox }) => {
  const person = newPerson('Mara');
  await signUp(page, mailbox, person);
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
});

test('a mailed link verifies by itself, and its code and address leave the address bar', async ({ page, mailbox }) => {
  const person = newPerson('Link');
  await page.goto('/signup');
  await hydrated(page);
  await submitSignUp(page, person);
  const mail = await mailbox.mailTo(person.email);
  const link = mail.text?.match(/http\S+/)?.[0] ?? '';
  expect((await page.request.get(link)).ok()).toBe(true); // a mail scanner's look changes nothing
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page).not.toHaveURL(/email=/);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
});

test.describe('what the pages say', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('a wrong code is refused, the pending address survives a reload, a new code can be sent', async ({ page, mailbox }) => {
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
    await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email, 1));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  });

  test('fields are checked with their texts, and a weak password holds the button', async ({ page }) => {
    await page.goto('/signup');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Username must be at least 2 characters.')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
    await page.getByLabel('Username').fill('Somebody');
    await page.getByLabel('Email').fill('somebody@example.test');
    await page.getByLabel('Password').fill('abcdefgh');
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
    await expect(page.getByText('Weak', { exact: true })).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  });

  test('a name that others may not see or take for nobody is refused beside its field', async ({ page }) => {
    const { email } = newPerson('Hidden');
    for (const [name, text] of [
      [email.slice(-30), 'Everybody sees your username, so it must not hold an email address.'],
      ['\u3164\u3164', 'Username may hold letters, digits, spaces and common marks, but nothing that cannot be seen.'],
      ['anonymous', "'Anonymous' stands for a writer without a name. Please choose another username."],
    ] as const) {
      await page.goto('/signup');
      await hydrated(page);
      await submitSignUp(page, { name, email });
      await expect(page.getByLabel('Username')).toHaveAccessibleDescription(`${text} 2 to 30 characters; everyone sees it.`);
    }
  });

  test('a name or address in use is refused', async ({ page, context, mailbox }) => {
    const person = newPerson('Taken');
    await signUp(page, mailbox, person);
    await context.clearCookies();
    for (const [name, email, text] of [
      [person.name.toUpperCase(), newPerson().email, 'Username already in use'],
      [newPerson().name, person.email, 'Email already in use'],
    ] as const) {
      await page.goto('/signup');
      await hydrated(page);
      await submitSignUp(page, { name, email });
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('signing in: wrong password, unverified address, then back to where one was going', async ({ page, context, mailbox }) => {
    const person = newPerson('Back');
    await page.goto('/signin');
    await hydrated(page);
    await page.getByLabel('Email').fill('not an address');
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();

    await page.goto('/signup');
    await hydrated(page);
    await submitSignUp(page, person);
    await page.waitForURL('**/verify-email');
    await page.goto('/signin?to=/profile');
    await hydrated(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please verify your email before logging in')).toBeVisible();
    await page.getByRole('link', { name: 'Enter the verification code' }).click();
    await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await context.clearCookies();

    await page.goto('/profile');
    await page.waitForURL('**/signin?to=%2Fprofile');
    await hydrated(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('Wrong-one-99');
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(`Logged in successfully as ${person.name}.`).first()).toBeVisible();
    await page.waitForURL('**/profile');
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  });
});

test('a newer sign-in elsewhere signs the older browser out, on whatever page, and says so', async ({ page, browser, site, mailbox }) => {
  const person = newPerson('Twice');
  await signUp(page, mailbox, person);
  const connected = liveConnection(page);
  await page.goto('/about');
  await connected;
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await signIn(await elsewhere.newPage(), person);
  await expect(page.getByText('New login detected')).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText("You've been logged in on another device")).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await elsewhere.close();
});
