import type { Page } from '@playwright/test';
import { join } from '../support/people/people';
import { expect, hydrated, PASSWORD, type Person, signIn, test } from '../support/test';

interface Authenticator {
  /** Whether somebody keeps a finger on it, so that it answers at once. */
  touch(held: boolean): Promise<unknown>;
  /** Takes it out of the computer. */
  unplug(): Promise<unknown>;
}

/** Gives a browser an authenticator with a finger on it. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: (enabled) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    unplug: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function confirmPassword(page: Page, button: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: button }).click();
}

/** Signs out where no page is open: one that is would load itself again, in the middle of what the test opens next. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/signout', { form: {} });
}

async function typePassword(page: Page, { email }: Person): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One More Step' })).toBeVisible();
}

test.describe('an account with passkeys', () => {
  // Browsers make passkeys for names alone, and 127.0.0.1 is none.
  test.use({ baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')), expectedErrors: [/status of 40/] });

  test('is opened by one, and no longer by its password; recovery codes are shown once', async ({ page, mailbox }) => {
    const person = await join(page, mailbox, 'Keys');
    const authenticator = await addAuthenticator(page);
    await page.goto('/profile?tab=settings');
    await page.getByRole('link', { name: 'Passkeys and codes' }).click();
    await hydrated(page);
    await page.getByText('Add a passkey').click();
    await page.getByLabel('Name').fill('Laptop at home');
    await confirmPassword(page, 'Continue');
    await expect(page.getByText('The passkey has been added.')).toBeVisible();
    const codes = page.getByText('Write down your recovery codes').locator('..').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    expect((await mailbox.mailTo(person.email, 0, /security/)).text).toContain('A passkey was added: “Laptop at home”.');

    await signOut(page);
    // The first field offers the passkey, and the finger takes it.
    await page.goto('/signin');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile/security');
    await expect(page.getByText('Someone signed in with a passkey.').first()).toBeVisible();
    await expect(codes).toHaveCount(0);

    await signOut(page);
    await authenticator.touch(false);
    await typePassword(page, person);
    await authenticator.touch(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await signOut(page);
    await authenticator.unplug();
    await typePassword(page, person);
    await page.getByText('Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile/security');
    await expect(page.getByText('You have 9 codes left.')).toBeVisible();
    await hydrated(page);
    await page.getByText('Remove', { exact: true }).first().click();
    await confirmPassword(page, 'Remove');
    await expect(page.getByText('The passkey has been removed here.')).toBeVisible();
    await signOut(page);
    await signIn(page, person);
  });
});
