import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated } from './test';

const NARROW = { width: 390, height: 844 };

/** Looks at a page in both themes, and for anything that makes it scroll sideways on a phone. */
export async function inspect(page: Page, what: string): Promise<void> {
  await hydrated(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((choice) => {
      localStorage.setItem('theme', choice);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: choice }));
    }, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settled(page);
    expect.soft(await accessibilityFaults(page), `${what}, ${theme}`).toEqual([]);
  }
  const { width, height } = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  expect.soft(await sidewaysRoom(page), `${what} scrolls sideways at ${NARROW.width} px`).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await sidewaysRoom(page), `${what} scrolls sideways at 360 px`).toBe(0);
  expect.soft(await accessibilityFaults(page), `${what}, on a phone`).toEqual([]);
  await page.setViewportSize({ width, height });
}

/** Waits for what moves to come to rest: colours that are still changing would be measured half-way. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that scrolling drives never ends either.
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        // What lies in something closed, or is not drawn for being off the screen, does not move on.
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
