import type { Page } from '@playwright/test';

/** Smaller shifts nobody sees: a mark of one line that moves by a pixel or two when the face of a story comes. */
const UNSEEN = 0.0005;

/** Notes from now on what moves on the pages that this page opens, unless somebody has just touched them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((unseen) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput && value > unseen) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNSEEN);
}

/** What has moved on the page that is open. */
export function shiftsOn(page: Page): Promise<unknown> {
  return page.evaluate('shifts');
}
