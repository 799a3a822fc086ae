// Prints what pages cost: requests a second, latency and bytes of /stories and a story page, signed out, on the
// production build with 1,000 stories, kept and rendered anew, beside a bare Node server that answers the same bytes
// from memory; what a page costs the site's own process; and when a story shows its text on a slow line.
//   npm run bench:pages                                                    on the embedded database
//   script/postgres run npm run bench:pages                                on a PostgreSQL server
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../tests/support/site-process.ts';
import { load, warmUp } from './support/load.ts';
import { pageBytes } from './support/page-bytes.ts';
import { paintTimes } from './support/paint-time.ts';
import { seedStories } from './support/seed-stories.ts';

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));
const BARE = fileURLToPath(new URL('./support/bare-server.ts', import.meta.url));
const SCRIPT_BUDGET_KB = 150;
const PAINT_BUDGET_MS = 1_800;
const PAINTS = 5;

async function bareServer(body: string) {
  const child = spawn(process.execPath, [BARE], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(body);
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
/** Seconds of processor time that a site's process has used. */
async function processorSeconds(siteUrl: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

const databaseUrl = process.env.TEST_DATABASE_URL;
const site = await siteProcess({
  DEMO: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET: 'a secret for this benchmark only' }),
});
try {
  await site.start();
  await site.stop();
  const ids = await seedStories({ folder: join(site.dataDir, 'database'), databaseUrl }, { stories: 1_000, writers: 50, median: 1_200 });
  await site.start();

  const rows: Record<string, string | number>[] = [];
  const sizes: Record<string, string | number>[] = [];
  for (const path of ['/stories', `/story/${ids[500]}`]) {
    const name = path.startsWith('/story/') ? '/story/{id}' : path;
    const html = await (await fetch(site.url + path)).text();
    const bare = await bareServer(html);
    for (const [server, url] of [
      ['kept', site.url + path],
      // A parameter that nobody named: such a page is rendered for each request.
      ['rendered anew', `${site.url}${path}?anew=1`],
      ['bare Node', bare.url],
    ] as const) {
      await warmUp(url);
      const before = await processorSeconds(site.url);
      const { requestsPerSecond, p50Ms, p99Ms, failed, answers } = await load(url);
      const ms = ((await processorSeconds(site.url)) - before) * 1_000;
      const cost: Record<string, string | number> =
        server === 'bare Node'
          ? {}
          : { 'processor ms': (ms / answers).toFixed(3), 'a second and core': Math.round((answers / ms) * 1_000) };
      rows.push({ page: name, server, 'requests/s': Math.round(requestsPerSecond), 'p50 ms': p50Ms, 'p99 ms': p99Ms, failed, ...cost });
    }
    bare.stop();
    const bytes = pageBytes(html, CLIENT);
    sizes.push({
      page: name,
      'HTML kB': kb(bytes.html),
      'HTML kB (brotli)': kb(bytes.htmlBrotli),
      'script kB (brotli)': kb(bytes.scriptBrotli),
      'script files': bytes.scripts,
      budget: bytes.scriptBrotli <= SCRIPT_BUDGET_KB * 1000 ? `within ${SCRIPT_BUDGET_KB} kB` : `ABOVE ${SCRIPT_BUDGET_KB} kB`,
    });
  }
  console.table(rows);
  console.table(sizes);
  const paints: { firstMs: number; largestMs: number }[] = [];
  for (let run = 0; run < PAINTS; run += 1) paints.push(await paintTimes(`${site.url}/story/${ids[run]}`));
  const median = (of: 'firstMs' | 'largestMs') =>
    paints.map((paint) => paint[of]).sort((one, other) => one - other)[Math.floor(PAINTS / 2)] ?? 0;
  const verdict = median('largestMs') <= PAINT_BUDGET_MS ? 'within' : 'ABOVE';
  console.log(`A story on slow 4G with a processor 4 times slower, median of ${PAINTS}: first text after ${median('firstMs')} ms,`);
  console.log(`the largest part of it after ${median('largestMs')} ms (${verdict} ${PAINT_BUDGET_MS} ms).`);
} finally {
  await site.dispose();
}
