import type { Page } from '@playwright/test';

/** Notes from now on what moves on the pages that this page opens, unless somebody has just touched them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!('hadRecentInput' in entry && entry.hadRecentInput)) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page that is open. */
export function shiftsOn(page: Page): Promise<unknown> {
  return page.evaluate('shifts');
}
