import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated } from '../test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };

/**
 * Looks at a page as it is now: all rules of axe on a desktop in the dark theme and on a phone in the light one, the
 * contrast of a desktop in the light theme, and whether anything makes a phone scroll sideways.
 * @param what names the page in what is reported.
 */
export async function inspect(page: Page, what: string): Promise<void> {
  await hydrated(page);
  await page.setViewportSize(WIDE);
  await chooseTheme(page, 'dark');
  expect.soft(await accessibilityFaults(page), `${what}, dark, on a desktop`).toEqual([]);
  await chooseTheme(page, 'light');
  expect.soft(await accessibilityFaults(page, ['color-contrast']), `${what}, light, on a desktop`).toEqual([]);
  await page.setViewportSize(NARROW);
  await settled(page);
  expect.soft(await accessibilityFaults(page), `${what}, light, on a phone`).toEqual([]);
  expect.soft(await sidewaysRoom(page), `${what} scrolls sideways at ${NARROW.width} px`).toBe(0);
  await page.setViewportSize(NARROWEST);
  expect.soft(await sidewaysRoom(page), `${what} scrolls sideways at ${NARROWEST.width} px`).toBe(0);
  await page.setViewportSize(WIDE);
}

async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('theme', choice);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: choice }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await settled(page);
}

/** Waits until animations end: colours that are still changing would be measured half-way. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that scrolling drives never ends either.
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        // Animations inside a closed element, or skipped because it is off the screen, stand still.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

const sidewaysRoom = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
