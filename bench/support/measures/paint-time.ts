import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../tests/support/browser/chromium.ts';

/** A slow 4G line: bits a second down and up, and ms there and back. */
const LINE = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
/** How many times slower the processor is. */
const SLOWER = 4;

interface TraceEvent {
  name: string;
  ts: number;
  args: { data?: { isMainFrame?: boolean; documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

export interface PaintTimes {
  /** From the start of the navigation to the first text on the screen, and to the largest part of it, in ms. */
  firstMs: number;
  largestMs: number;
}

/** When a page shows its text to somebody with an empty cache on a slow line and a slow processor, by Chromium's own trace. */
export async function paintTimes(url: string): Promise<PaintTimes> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: ['loading', 'devtools.timeline', 'blink.user_timing'] });
    await page.goto(url, { waitUntil: 'load' });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
    return timesOf(traceEvents, url);
  } finally {
    await browser.close();
  }
}

function timesOf(events: readonly TraceEvent[], url: string): PaintTimes {
  const began = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)?.ts;
  const after = (name: string) =>
    Math.max(0, ...events.filter((event) => event.name === name && began !== undefined && event.ts >= began).map(({ ts }) => ts));
  const first = after('firstContentfulPaint');
  const largest = after('largestContentfulPaint::Candidate');
  if (began === undefined || first === 0) throw new Error('The trace holds no paint.');
  return { firstMs: Math.round((first - began) / 1000), largestMs: Math.round((Math.max(first, largest) - began) / 1000) };
}
