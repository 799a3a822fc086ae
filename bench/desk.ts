// Prints how long a key takes from the keyboard to the screen at a writing desk, by the browser's own event timing, with
// a processor 4 times slower: in the plain field and in the writing box, at the end and in the middle of a text.
//   npm run bench:desk
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../tests/support/browser/chromium.ts';
import { openMailbox } from '../tests/support/people/mailbox.ts';
import { join, startSession } from '../tests/support/people/people.ts';
import { siteProcess } from '../tests/support/sites/site-process.ts';

const CHARACTERS = [2_000, 100_000];
const KEYS = 60;
const SLOWER = 4;
const BUDGET_MS = 50;
const PARAGRAPH = 'The gate stood *open*, as it had all winter, and nobody went in. '.repeat(6);

const mailbox = await openMailbox();
const site = await siteProcess({ DEMO: '0', SMTP_URL: mailbox.url });
const browser = await chromium.launch(CHROMIUM);
try {
  await site.start();
  const rows: Record<string, string | number>[] = [];
  for (const box of ['plain field', 'writing box']) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
    if (box === 'plain field') await context.route(/\/assets\/editor-.*\.js/, (route) => route.abort());
    const page = await context.newPage();
    await join(page, mailbox);
    await startSession(page);
    for (const characters of CHARACTERS) {
      await open(page, `${PARAGRAPH.trim()}\n\n`.repeat(characters / PARAGRAPH.length + 1).slice(0, characters), box);
      for (const where of ['end', 'middle']) {
        const times = (await keyTimes(page, where)).sort((one, other) => one - other);
        const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
        const verdict = at(0.95) <= BUDGET_MS ? 'within' : 'BEYOND';
        rows.push({ box, characters, where, keys: times.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), budget: `${verdict} ${BUDGET_MS}` });
      }
    }
    await context.close();
  }
  console.table(rows);
} finally {
  await browser.close();
  await site.dispose();
  await mailbox.close();
}

/** Opens the session with a text in its box, and the editor or not. */
async function open(page: Page, text: string, box: string): Promise<void> {
  await page.goto('/creative-writing');
  await page.waitForLoadState('networkidle');
  const field = page.locator('textarea[name="body"]');
  await field.evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.getByText('Story saved successfully!').waitFor();
  await page.reload();
  await page.waitForLoadState('networkidle');
  const rich = await page.getByRole('button', { name: 'Italics' }).isVisible();
  if (rich !== (box === 'writing box')) throw new Error(`The ${box} did not open.`);
}

/** Types words at a place of the text. @returns ms from each key to the paint that shows it; up to 16 ms counts as 16. */
async function keyTimes(page: Page, where: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const story = page.getByLabel('Your story', { exact: true });
  if (where === 'end') {
    await story.focus();
    await page.keyboard.press('Control+End');
  } else {
    const paragraphs = story.locator('p');
    const count = await paragraphs.count();
    if (count > 0) await paragraphs.nth(Math.floor(count / 2)).click();
    else await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length / 2, area.value.length / 2));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The observer is told of the last keys when the page is idle.
  const times = await page.evaluate(
    () => new Promise<number[]>((resolve) => setTimeout(() => resolve((window as unknown as { keyTimes: number[] }).keyTimes), 1_000)),
  );
  return [...times, ...Array<number>(Math.max(0, KEYS - times.length)).fill(16)];
}
