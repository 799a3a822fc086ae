// Prints what pages cost: the home page, /stories and a story page on the production build with 1,000 stories, signed
// out. Two bounds are ratios within this run, for servers that take turns:
//   a page from the cache       against a bare Express server that sends the same bytes
//   a page for one visitor      against the framework's own server with the same routes
// Then the bytes of pages, and when the home page and a story show their text on a slow line.
//   npm run bench:pages                                                    on the embedded database
//   script/postgres run npm run bench:pages                                on a PostgreSQL server
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../tests/support/sites/site-process.ts';
import { compare } from './support/clients/load.ts';
import { seedStories } from './support/database/seed-stories.ts';
import { pageBytes } from './support/measures/page-bytes.ts';
import { paintTimes } from './support/measures/paint-time.ts';
import { bareExpress, frameworkServer } from './support/servers/page-servers.ts';

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));
const CACHED_BOUND = 0.7;
const RENDERED_BOUND = 0.5;
/** Pages that list and lead may load more script than those that are read. */
const SCRIPT_BUDGET_KB: Record<string, number> = { '/': 140, '/stories': 140, '/story/{id}': 110 };
/** First text, and the largest part of a story. */
const FIRST_BUDGET_MS = 1_300;
const PAINT_BUDGET_MS = 1_800;
const PAINTS = 5;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const verdict = (holds: boolean) => (holds ? 'within' : 'BEYOND');

const databaseUrl = process.env.TEST_DATABASE_URL;
const env = { DEMO: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET: 'a secret for this benchmark only' }) };
const site = await siteProcess(env);
await site.start();
await site.stop();
const ids = await seedStories({ folder: join(site.dataDir, 'database'), databaseUrl }, { stories: 1_000, writers: 50, median: 1_200 });
const framework = await frameworkServer(env, site.dataDir);
try {
  await Promise.all([site.start(), framework.start()]);
  const rows: Record<string, string | number>[] = [];
  const sizes: Record<string, string | number>[] = [];
  const ratios: string[] = [];
  for (const path of ['/', '/stories', `/story/${ids[500]}`]) {
    const name = path.startsWith('/story/') ? '/story/{id}' : path;
    const html = await (await fetch(site.url + path)).text();
    const bare = await bareExpress(html);
    const pid = site.pid() ?? 0;
    const figures = await compare([
      { name: 'bare Express', url: bare.url, pid: bare.pid },
      { name: 'cached', url: site.url + path, pid },
      // A parameter that no loader names: such a page is rendered for each request.
      { name: 'for one visitor', url: `${site.url}${path}?visit=1`, pid },
      { name: 'framework', url: `${framework.url}${path}?visit=1`, pid: framework.pid() ?? 0 },
    ]);
    bare.stop();
    for (const [server, { requestsPerSecond, perProcessorSecond, p50Ms, p99Ms, failed }] of figures)
      rows.push({
        ...{ page: name, server, 'requests/s': Math.round(requestsPerSecond) },
        ...{ 'a processor second': Math.round(perProcessorSecond), 'p50 ms': p50Ms, 'p99 ms': p99Ms, failed },
      });
    for (const [one, other, bound] of [
      ['cached', 'bare Express', CACHED_BOUND],
      ['for one visitor', 'framework', RENDERED_BOUND],
    ] as const) {
      const ratio = (figures.get(one)?.requestsPerSecond ?? 0) / (figures.get(other)?.requestsPerSecond ?? 1);
      ratios.push(`${name}: ${one} is ${ratio.toFixed(2)} of ${other} (${verdict(ratio >= bound)} ${bound})`);
    }
    const bytes = pageBytes(html, CLIENT);
    const budget = SCRIPT_BUDGET_KB[name] ?? 0;
    sizes.push({
      page: name,
      'HTML kB': kb(bytes.html),
      'HTML kB (brotli)': kb(bytes.htmlBrotli),
      'script kB (brotli)': kb(bytes.scriptBrotli),
      'script files': bytes.scripts,
      budget: `${verdict(bytes.scriptBrotli <= budget * 1000)} ${budget} kB`,
    });
  }
  console.table(rows);
  for (const line of ratios) console.log(line);
  console.table(sizes);
  console.log(`On slow 4G with a processor 4 times slower, median of ${PAINTS}:`);
  for (const [name, path] of [
    ['home', '/'],
    ['a story', `/story/${ids[0]}`],
  ] as const) {
    const paints: { firstMs: number; largestMs: number }[] = [];
    for (let run = 0; run < PAINTS; run += 1) paints.push(await paintTimes(site.url + path));
    const median = (of: 'firstMs' | 'largestMs') =>
      paints.map((paint) => paint[of]).sort((one, other) => one - other)[Math.floor(PAINTS / 2)] ?? 0;
    const [first, largest] = [median('firstMs'), median('largestMs')];
    console.log(
      `${name}: first text after ${first} ms (${verdict(first <= FIRST_BUDGET_MS)} ${FIRST_BUDGET_MS} ms), ` +
        `the largest part of it after ${largest} ms (${verdict(largest <= PAINT_BUDGET_MS)} ${PAINT_BUDGET_MS} ms).`,
    );
  }
} finally {
  await Promise.all([site.dispose(), framework.dispose()]);
}
