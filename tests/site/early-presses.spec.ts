import type { Page } from '@playwright/test';
import { withoutScriptYet } from '../support/browser/without-script-yet';
import { join } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

/** Opens a page as it is shown, with its style and faces, and holds its script back. @returns what lets the script come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const load = await withoutScriptYet(page, () => page.goto(path, { waitUntil: 'commit' }));
  // A browser shows nobody a page without its style sheet, but lets a test press on it: the sheet may move the button from under the press.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready);
  return load;
}

/** How many of a page's controls were pressed, and for how many of them its script did so again. */
const pressesOn = (page: Page) =>
  page.evaluate(() => {
    const { pressed, done } = window as unknown as Record<'pressed' | 'done', Set<Element>>;
    return { pressed: pressed.size, done: done.size };
  });

test('what is pressed before a page has its script is done by the browser or once the script is there', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  await page.addInitScript(() => {
    const pressed = new Set<Element>();
    const done = new Set<Element>();
    const note = ({ isTrusted, target }: Event) => {
      const control = target instanceof Element && target.closest('button, select');
      if (control) (isTrusted ? pressed : done).add(control);
    };
    for (const type of ['click', 'change']) addEventListener(type, note, true);
    Object.assign(window, { pressed, done });
  });
  const fandom = '/fan-fiction/genre/drama/title/sherlock';
  for (const path of [
    '/',
    '/stories',
    '/story',
    fandom,
    `${fandom}?tab=write`,
    '/word-games',
    '/signup',
    '/creative-writing',
    '/storyweave',
    '/storyweave/new',
  ]) {
    const address =
      path === '/story' ? /"(\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories?sort=rating')).text())?.[1] : path;
    const load = await openEarly(page, address ?? '');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const idle = await page
      .locator('button:not([type="button"])')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) =>
          button instanceof HTMLButtonElement && !button.form?.hasAttribute('method') ? [button.outerHTML] : [],
        ),
      );
    expect(idle, `${path}: sent by no form`).toEqual([]);
    // Nothing moves between now and the script: to wait for that would take a frame or two a press.
    const buttons = page.locator('button[type="button"]:not([aria-disabled="true"], [popovertarget])').filter({ visible: true });
    const pressed = await buttons.elementHandles();
    for (const button of pressed) await button.click({ force: true });
    const choices = await page.locator('select:has(option + option)').filter({ visible: true }).elementHandles();
    for (const choice of choices) await choice.press('ArrowDown');
    const controls = pressed.length + choices.length;
    expect(await pressesOn(page), `${path}: no press misses its control`).toEqual({ pressed: controls, done: 0 });
    load();
    await hydrated(page);
    await expect.poll(() => pressesOn(page), path).toEqual({ pressed: controls, done: controls });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  // The browser itself opens popovers, and they stay open.
  const phone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  const loadPhone = await openEarly(phone, '/');
  await phone.getByRole('button', { name: 'Menu' }).click();
  await phone.getByRole('radio', { name: 'Light' }).click({ force: true });
  loadPhone();
  await hydrated(phone);
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(phone.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();

  const reader = await anotherBrowser();
  await join(reader, mailbox);
  // A story of the demo world: a new one is another test's, whose writer's XP it would change.
  const load = await openEarly(reader, '/stories?sort=rating');
  const stars = reader.getByRole('article').first().getByRole('radio');
  await stars.nth(3).click();
  await reader.getByLabel('Sort by').press('ArrowDown');
  load();
  await expect(reader.getByText('Rating Submitted', { exact: true })).toBeVisible();
  await expect(reader).toHaveURL('/stories?sort=kudos');
});
