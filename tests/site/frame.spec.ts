import type { Page } from '@playwright/test';
import { shiftsOn, watchMoves, watchShifts, withholdFaces } from '../support/browser/shifts';
import { join } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, PASSWORD, test } from '../support/test';

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').filter({ visible: true });

test.describe('on a phone, as it loads', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing on a page moves, and faces that come after the text move it no further than what is called good', async ({ page }) => {
    await watchShifts(page);
    let held = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    // Of the demo world: the newest ones are other tests', which delete them.
    const story = /"(\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories?sort=rating')).text())?.[1] ?? '';
    const fanFiction =
      /"(\/fan-fiction\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories/fan-fiction?sort=rating')).text())?.[1] ?? '';
    const [first, withFaces] = [
      ['/stories', story, '/leaderboard', '/creative-writing', '/storyweave', '/word-games/daily', fanFiction, '/signup'],
      ['/', '/word-games', '/fan-fiction', '/about'],
    ];
    for (const path of [...first, ...withFaces]) {
      held = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      expect.soft(await shiftsOn(page), path).toEqual([]);
      if (!withFaces.includes(path)) continue;
      const moved = await watchMoves(page);
      held.resolve();
      await page.evaluate(() => document.fonts.ready);
      // One line that just fits may break elsewhere; what people have published meanwhile is not looked at.
      expect.soft(await moved(), path).toBeLessThan(0.1);
    }
  });

  test('nothing moves as somebody signs in, nor on a page that learns what the device can do', async ({ page, mailbox }) => {
    const person = await join(page, mailbox, 'Steady');
    await page.context().clearCookies();
    await watchShifts(page);
    await withholdFaces(page);
    await page.goto('/profile?tab=notifications', { waitUntil: 'commit' });
    await hydrated(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('This browser blocks notifications')).toBeVisible();
    expect(await shiftsOn(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, navigates and closes by keyboard', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(links(page)).toHaveText(['Quillarena']);
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'About', 'Sign Up', 'Sign In']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(links(page).getByText('Write')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stories$/);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveText(['Quillarena']);
  });
});

test('one toast shows at a time; F8 focuses it, Escape or a swipe to the right dismisses it', async ({ page }) => {
  await page.goto('/stories');
  await hydrated(page);
  const rate = () => page.getByRole('radio', { name: '3 stars' }).first().click();
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  // It goes by itself, but not under the pointer.
  const rateAndHold = () =>
    expect(async () => {
      await rate();
      await toasts.hover({ timeout: 4_000 });
    }).toPass();
  await rateAndHold();
  await expect(toasts).toHaveText(/Login Required/);
  await rateAndHold();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);

  await rateAndHold();
  await expect(toasts).toHaveCount(1);
  await toasts.evaluate((toast) => Promise.all(toast.getAnimations().map((animation) => animation.finished)));
  const box = await toasts.boundingBox();
  if (!box) throw new Error('The toast has no bounding box.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 80, y, { steps: 5 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0);

  await rateAndHold();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});
