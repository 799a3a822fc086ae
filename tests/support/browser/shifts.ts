import type { Page } from '@playwright/test';

/** Notes from now on what moves on the pages that this page opens, unless they have just been touched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // Chromium also tells of what stands where it stood, by a fraction of a pixel.
    const stays = ({ previousRect, currentRect }: Record<string, unknown>) => JSON.stringify(previousRect) === JSON.stringify(currentRect);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry.toJSON();
        if (!hadRecentInput && !(sources.length > 0 && sources.every(stays))) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Keeps the site's own faces from this page: what stands in for them stays, so what moves does not depend on how fast they come.
 * No page is ever loaded to its end then: go with `{ waitUntil: 'commit' }`.
 */
export async function withholdFaces(page: Page): Promise<void> {
  await page.route(/\.woff2$/, () => {});
}

/** What has moved on the page that is open. */
export function shiftsOn(page: Page): Promise<unknown> {
  return page.evaluate('shifts');
}

/**
 * Adds up from now on what moves on the page that is open, also where it has just been touched.
 * @returns a function that waits until what has changed is drawn, and returns the sum: 0 if nothing moved.
 */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') });
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.evaluate(() => Reflect.get(window, 'moved') as number);
  };
}
