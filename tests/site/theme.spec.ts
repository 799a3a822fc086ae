import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const ground = { dark: 'rgb(20, 17, 13)', light: 'rgb(246, 239, 224)' };

/** Records theme and background of every painted frame, from the first one on. */
async function watchThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      const html = document.documentElement;
      if (document.body) seen.push(`${html.dataset.theme} ${getComputedStyle(html).backgroundColor}`);
    };
    new PerformanceObserver(note).observe({ type: 'paint' });
    const atEachFrame = () => {
      note();
      requestAnimationFrame(atEachFrame);
    };
    requestAnimationFrame(atEachFrame);
  });
}

const seenThemes = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { seenThemes: string[] }).seenThemes)]);

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('background-color', ground[theme]);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', theme === 'dark' ? '#14110d' : '#f6efe0');
}

/** Opens the menu of themes, by keyboard. */
async function openThemes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Theme' }).filter({ visible: true })).toBeVisible();
}

/** Chooses in the menu, which closes on Escape and gives the focus back. */
async function choose(page: Page, theme: 'Dark' | 'Light' | 'System'): Promise<void> {
  await openThemes(page);
  await page.getByRole('radio', { name: theme }).filter({ visible: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
}

/** Expects the menu to show a choice. */
async function expectChosen(page: Page, theme: 'Dark' | 'Light' | 'System'): Promise<void> {
  await openThemes(page);
  await expect(page.getByRole('radio', { name: theme }).filter({ visible: true })).toBeChecked();
  await page.keyboard.press('Escape');
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test('the site is dark until a theme is chosen, and "System" follows the system from the first paint on', async ({ page }) => {
      await page.goto('/about');
      await expectTheme(page, 'dark');
      await hydrated(page);
      await expectChosen(page, 'Dark');
      await page.evaluate(() => localStorage.setItem('theme', 'system'));
      await watchThemes(page);
      await page.reload();
      await hydrated(page);
      await expectTheme(page, colorScheme);
      expect(await seenThemes(page)).toEqual([`${colorScheme} ${ground[colorScheme]}`]);
    });
  });
}

test('a choice is remembered, no page flashes in the other theme, and the system and other tabs are followed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, 'Light');
  await expectTheme(page, 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await watchThemes(page);
  for (const path of ['/', '/stories', '/signin', '/leaderboard']) {
    await page.goto(path);
    await hydrated(page);
    await expectTheme(page, 'light');
    expect(await seenThemes(page), path).toEqual([`light ${ground.light}`]);
    await expectChosen(page, 'Light');
  }
  await choose(page, 'Dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'System');
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  const other = await context.newPage();
  await other.goto('/about');
  await hydrated(other);
  await choose(other, 'Light');
  await expectTheme(page, 'light');
  await expectChosen(page, 'Light');
});

test('a choice lasts as long as the page if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expectTheme(page, 'dark');
  await hydrated(page);
  await choose(page, 'Light');
  await expectTheme(page, 'light');
});

test('in forced colours the current board stands out from the others, and nothing moves for people who asked for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/leaderboard');
  const boards = page.getByRole('navigation', { name: 'Games' }).getByRole('link');
  const groundOf = (link: Element) => getComputedStyle(link).backgroundColor;
  const current = await boards.and(page.locator('[aria-current="page"]')).evaluate(groundOf);
  const others = await boards.and(page.locator(':not([aria-current])')).all();
  expect(others.length).toBeGreaterThan(1);
  for (const other of others) expect(await other.evaluate(groundOf)).not.toBe(current);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const timesOfMotion = () =>
    page.evaluate(() => {
      const element = document.createElement('div');
      element.style.cssText = 'animation: fade 5s 2s infinite; transition: opacity 5s';
      document.body.append(element);
      const { animationDuration, animationIterationCount, animationDelay, transitionDuration } = getComputedStyle(element);
      element.remove();
      return { animationDuration, animationIterationCount, animationDelay, transitionDuration };
    });
  expect(await timesOfMotion()).toEqual({
    ...{ animationDuration: '5s', animationIterationCount: 'infinite', animationDelay: '2s', transitionDuration: '5s' },
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await timesOfMotion();
  expect(still).toMatchObject({ animationIterationCount: '1', animationDelay: '0s' });
  for (const duration of [still.animationDuration, still.transitionDuration]) expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});
