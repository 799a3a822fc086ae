// Prints when pages show their text, when they show it in its own face, and how much moves meanwhile: home, the library and
// a story, on slow and fast 4G and on cable, at the first and at the second visit.
//   npm run bench:fonts
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../tests/support/browser/chromium.ts';
import { siteProcess } from '../tests/support/sites/site-process.ts';
import { seedStories } from './support/database/seed-stories.ts';
import { behind, CABLE, FAST_4G, type Line, SLOW_4G } from './support/measures/lines.ts';

/** From a page's first text to its own face, and the layout shift until then. */
const OWN_FACE_BUDGET_MS = 3_000;
const SHIFT_BUDGET = 0.005;

interface Arrival {
  /** When the first text was painted, and when the last small face was there, in ms after the navigation began. */
  textMs: number;
  facesMs: number;
  shift: number;
}

/** Opens a page and says when its text and its faces came. */
async function arrival(page: Page, url: string): Promise<Arrival> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // Without an entry nobody calls: a page on which nothing moves has none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
      });
    const paints = await entries('paint');
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const faces = performance.getEntriesByType('resource').filter(({ name }) => /(?:inter|literata)-text/.test(name));
    return {
      textMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      facesMs: Math.max(0, ...faces.map((face) => (face as PerformanceResourceTiming).responseEnd)),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** Visits a page twice with one cache. */
async function visits(url: string, line: Line): Promise<[Arrival, Arrival]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visit = async () => {
      const page = await context.newPage();
      await behind(await context.newCDPSession(page), line);
      const came = await arrival(page, url);
      await page.close();
      return came;
    };
    return [await visit(), await visit()];
  } finally {
    await browser.close();
  }
}

const site = await siteProcess({ DEMO: '0' });
await site.start();
await site.stop();
const ids = await seedStories({ folder: join(site.dataDir, 'database') }, { stories: 100, writers: 10, median: 1_200 });
try {
  await site.start();
  const rows = [];
  let isWithin = true;
  for (const line of [SLOW_4G, FAST_4G, CABLE])
    for (const [page, path] of Object.entries({ home: '/', library: '/stories', story: `/story/${ids[50]}` })) {
      const both = await visits(site.url + path, line);
      for (const [index, { textMs, facesMs, shift }] of both.entries()) {
        const later = Math.max(0, facesMs - textMs);
        isWithin &&= later <= OWN_FACE_BUDGET_MS && shift <= SHIFT_BUDGET;
        rows.push({
          ...{ line: line.name, page, visit: index + 1, 'first text ms': Math.round(textMs) },
          ...{ 'own face ms after it': Math.round(later), 'layout shift': shift.toFixed(4) },
        });
      }
    }
  console.table(rows);
  console.log(`${isWithin ? 'Within' : 'BEYOND'} ${OWN_FACE_BUDGET_MS} ms to the own face and a shift of ${SHIFT_BUDGET} everywhere.`);
} finally {
  await site.dispose();
}
