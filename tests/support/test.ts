import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { keepSockets } from './browser/network';
import { toldVerified } from './browser/passing';
import type { Mailbox } from './people/mailbox';
import { PASSWORD, type Person } from './people/person';
import { addressOfWorker, sharedSite, slowSite } from './sites/shared-site';
import { SITES_START_WITHIN } from './sites/site-process';

export { newPerson, PASSWORD, type Person } from './people/person';
export { expect };

interface WorkerFixtures {
  /** Receives the mails of all sites. */
  mailbox: Mailbox;
  /** A site with the demo world, shared by all workers. Tests must not break it, nor depend on what others add. */
  site: { url: string };
}

interface TestFixtures {
  /** Console and page errors that a test expects and that do not fail it. Join several into one expression. */
  expectedErrors: RegExp[];
  /** Watches a browser for console and page errors. */
  watchErrors(context: BrowserContext): void;
  /** Opens a page in a separate browser, for another person; it is watched too and closed with the test. */
  anotherBrowser(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [async ({}, use) => use(sharedSite().mailbox), { scope: 'worker' }],
  site: [async ({}, use) => use(sharedSite().site), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  // A site of a test's own is not behind a proxy.
  extraHTTPHeaders: async ({ baseURL }, use, { workerIndex }) =>
    use(baseURL === sharedSite().site.url ? addressOfWorker(workerIndex) : undefined),
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ context, expectedErrors }, use) => {
      // Playwright treats a list whose second entry is an object as a value with its settings and drops the rest.
      if (!Array.isArray(expectedErrors)) throw new Error('Please join the expected errors into one expression.');
      const errors: string[] = [];
      const watchPage = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => errors.push(error.message));
      };
      const watch = (watched: BrowserContext) => {
        for (const page of watched.pages()) watchPage(page);
        watched.on('page', watchPage);
      };
      watch(context);
      await keepSockets(context);
      await use(watch);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, watchErrors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watchErrors(context);
      await keepSockets(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/**
 * Tests of one more site that all workers share, without the demo world. Everything that is timed takes four times as long: they
 * reload, look at and play what others have a minute for, and a slow machine does so before the time is up. Like those of the
 * other shared site they must not break it, nor depend on what others add.
 */
export const slowTest = test.extend({
  baseURL: [async ({}, use) => use(await slowSite()), { scope: 'test', ...SITES_START_WITHIN }],
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use(addressOfWorker(workerIndex)),
});

/** Fills in and sends the sign-up form of a page. */
export async function submitSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs up through the pages with the mailed code; ends on the home page, signed in. */
export async function signUp(page: Page, mailbox: Mailbox, person: Person): Promise<void> {
  await page.goto('/signup');
  await submitSignUp(page, person);
  await page.waitForURL('**/verify-email');
  await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email));
  const told = toldVerified(page);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await told;
  await page.waitForURL((url) => url.pathname === '/');
}

/** Signs in through the page; ends where the page redirects to. */
export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Waits until React has taken over the whole page: from then on it hears keys too. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/**
 * Runs axe on the page as it is now. The rules run and are summed up in the page itself, and only what they
 * find is described: a separate page for the summary and descriptions of passed rules took most of the time.
 * @param rules the only rules to run; default: all of WCAG 2.2 AA and the best practices but for contrasts, which take nearly half
 * of the time: `app/ui/theme/colours.test.ts` holds those of colours that classes name together, in both themes.
 */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Run this way, axe does not look into frames.
  expect(page.frames()).toHaveLength(1);
  // A page that was inspected before still has axe, whose half a megabyte of script takes long to parse.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'void 0' }) }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const asked = rules ? builder.withRules(rules) : builder.withTags(TAGS).disableRules('color-contrast');
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
