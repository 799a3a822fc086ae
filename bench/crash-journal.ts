// Prints how many of the last keys a killed browser loses, with a new profile each time, and how long the journal of writes holds a key.
//   npm run bench:crash-journal [-- TRIES]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { CHROMIUM } from '../tests/support/browser/chromium.ts';
import type { journalPage } from './support/journal-page.ts';

declare const window: { journalPage: typeof journalPage };

const TRIES = Number(process.argv[2] ?? 50);
/** For how long somebody types, in ms: the words are saved after 0.8 s, so that some are killed just before that and some after. */
const LEAST_MS = 600;
const MOST_MS = 1_600;
/** Keys of the time between what the page does and what the benchmark hears of it. */
const BUDGET_MS = 16;

const root = join(import.meta.dirname, '..');
const script = await bundled();
const server = createServer((request, response) => {
  const isScript = request.url === '/page.js';
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const lost: number[] = [];
const times: number[] = [];
for (let tried = 0; tried < TRIES; tried += 1) {
  const profile = await mkdtemp(join(tmpdir(), 'journal-'));
  try {
    const typed = await typeUntilKilled(profile, LEAST_MS + ((MOST_MS - LEAST_MS) * tried) / TRIES);
    const found = await withBrowser(profile, (page) => page.evaluate(() => window.journalPage.found()));
    lost.push(found.startsWith(typed) ? 0 : typed.length - found.length);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
server.close();
times.sort((one, other) => one - other);
const at = (share: number) => Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2));
console.table([
  {
    tries: TRIES,
    'with words lost': lost.filter((count) => count !== 0).length,
    'most characters': Math.max(...lost.map(Math.abs)),
    keys: times.length,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'max ms': at(1),
    budget: at(1) <= BUDGET_MS ? `within ${BUDGET_MS}` : `BEYOND ${BUDGET_MS}`,
  },
]);

/** The page's script in one piece. */
async function bundled(): Promise<string> {
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '~': join(root, 'app') } },
    build: { write: false, lib: { entry: join(root, 'bench/support/journal-page.ts'), formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return output[0]?.output[0].code ?? '';
}

/** @returns what the page had typed when its browser was killed. */
async function typeUntilKilled(profile: string, ms: number): Promise<string> {
  let last = '';
  await withBrowser(profile, async (page, browser) => {
    await page.exposeFunction('typed', (text: string, took: number) => {
      last = text;
      times.push(took);
    });
    await page.evaluate(() => window.journalPage.type((text, took) => Reflect.get(window, 'typed')(text, took)));
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
    await once(browser, 'exit');
  });
  return last;
}

/** Does something in a browser of its own, and ends it. */
async function withBrowser<Result>(profile: string, use: (page: Page, browser: ChildProcess) => Promise<Result>): Promise<Result> {
  const args = [...(CHROMIUM.args ?? []), '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(CHROMIUM.executablePath ?? 'chromium', args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await chromium.connectOverCDP(await endpointOf(browser));
  try {
    const page = await (connection.contexts()[0] ?? (await connection.newContext())).newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'journalPage' in window);
    return await use(page, browser);
  } finally {
    await connection.close().catch(() => undefined);
    if (browser.exitCode === null && browser.signalCode === null && browser.pid) {
      process.kill(-browser.pid, 'SIGTERM');
      await once(browser, 'exit');
    }
  }
}

async function endpointOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += String(chunk);
    const endpoint = /ws:\S+/.exec(said)?.[0];
    if (endpoint) return endpoint;
  }
  throw new Error(`The browser did not start: ${said}`);
}
