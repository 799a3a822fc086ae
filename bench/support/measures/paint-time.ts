import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../tests/support/browser/chromium.ts';
import { behind, SLOW_4G } from './lines.ts';

export interface PaintTimes {
  /** From the start of the navigation to the first text on the screen, and to the largest part of it, in ms. */
  firstMs: number;
  largestMs: number;
}

/** When a page shows its text to somebody with an empty cache on a slow line and a slow processor, as Chromium reports it. */
export async function paintTimes(url: string): Promise<PaintTimes> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await behind(await page.context().newCDPSession(page), SLOW_4G);
    await page.goto(url, { waitUntil: 'load' });
    const firstMs = await page.evaluate(paintedAt, 'first-contentful-paint');
    const largestMs = await page.evaluate(paintedAt, 'largest-contentful-paint');
    return { firstMs: Math.round(firstMs), largestMs: Math.round(Math.max(firstMs, largestMs)) };
  } finally {
    await browser.close();
  }
}

/** In the page: when it painted last by the entries of this name, in ms; it waits for the first one. */
function paintedAt(name: string): Promise<number> {
  const type = name === 'first-contentful-paint' ? 'paint' : name;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().findLast((entry) => type === name || entry.name === name);
      if (last) resolve(last.startTime);
    }).observe({ type, buffered: true });
  });
}
