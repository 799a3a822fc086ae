import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox';
import { type SiteProcess, siteProcess } from './site-process';

export { expect };

export const PASSWORD = 'Quill-and-sand-7';

export interface Person {
  name: string;
  email: string;
}

interface WorkerFixtures {
  mailbox: Mailbox;
  /** One running site for all tests of a worker that do not break it; its demo world is there. */
  site: SiteProcess;
}

interface TestFixtures {
  /** Errors of the console or of a page that a test expects: matched texts do not fail it. */
  expectedErrors: RegExp[];
  watchedErrors: undefined;
}

let people = 0;

/** Somebody new, whose name nobody has. */
export function newPerson(name = 'Writer'): Person {
  people += 1;
  const tag = `${process.pid}${people}${Math.floor(performance.now())}`.slice(-9);
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.test` };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await siteProcess({ SMTP_URL: mailbox.url });
      await site.start();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  watchedErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => errors.push(error.message));
      };
      for (const page of context.pages()) watch(page);
      context.on('page', watch);
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs up through the pages, with the code from the mail; ends signed in, on the home page. */
export async function signUp(page: Page, mailbox: Mailbox, person: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/verify-email');
  await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Signs in through the page; ends where the page leads. */
export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Waits until the page's script has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
}

/** What axe finds on the page as it is now. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
