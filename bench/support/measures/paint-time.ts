import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../tests/support/browser/chromium.ts';

/** A slow 4G line: bytes a second down and up, and ms there and back. */
const LINE = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
/** How many times slower the processor is. */
const SLOWER = 4;

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
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
