import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated } from '../test';

const WIDE = { width: 1280, height: 900 };
const PHONES = { 390: 844, 360: 740, 320: 640 };

/** The width of the smallest phone on which a screen must not scroll sideways, in px. */
type SmallestPhone = 360 | 320;

/**
 * Looks at a screen as it is now: once with all rules of axe but for contrasts, and on two phones whether anything makes it scroll sideways.
 * Contrasts are left to the test of the site's colours, and to five full pages in `site/accessibility`.
 * @param what names the screen in what is reported.
 */
export async function inspect(page: Page, what: string, smallest: SmallestPhone = 360): Promise<void> {
  await hydrated(page);
  await settled(page);
  expect.soft(await accessibilityFaults(page), what).toEqual([]);
  await fitsPhones(page, what, smallest);
}

/** Screens by what they are, with their addresses. */
export type Screens = Record<string, string>;

/** Opens screens one after the other, and looks at each. */
export async function inspectAll(page: Page, screens: Screens): Promise<void> {
  for (const [what, path] of Object.entries(screens)) {
    await page.goto(path);
    await inspect(page, what, 320);
  }
}

/** Looks on two phones whether anything makes a screen scroll sideways. */
export async function fitsPhones(page: Page, what: string, smallest: SmallestPhone): Promise<void> {
  for (const width of [390, smallest] as const) {
    await page.setViewportSize({ width, height: PHONES[width] });
    expect.soft(await sidewaysRoom(page), `${what} scrolls sideways at ${width} px`).toBe(0);
  }
  await page.setViewportSize(WIDE);
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
