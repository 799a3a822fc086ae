// Lets people of mixed habits use a site through its pages, forms and live connections: faster and faster until it cannot
// follow, then at half of that, and holds what it uses against what the arithmetic of docs/scaling.md says.
// See script/load for how to run it.
import { parseArgs } from 'node:util';
import { compare as compareLoad } from './support/clients/load.ts';
import { COST_FIELDS, type Cost, type DatabaseKind } from './support/scaling/actions.ts';
import { costOf } from './support/scaling/arithmetic.ts';
import { createLoad, hasFollowed, type Load, type Stretch } from './support/scaling/load.ts';
import { type LoadSite, openLoadSite } from './support/scaling/load-site.ts';
import { untilQuiet } from './support/scaling/measure-actions.ts';
import { readCosts } from './support/scaling/tables.ts';
import { bareExpress } from './support/servers/page-servers.ts';

const FULL = { people: 240, stepS: 15, halfS: 60, faster: 1.5 };
/** Whether people can do everything. It is not held against the arithmetic: jobs of a site's first minute cost more than so few people. */
const SHORT = { people: 40, stepS: 3, halfS: 10, faster: Number.POSITIVE_INFINITY };
/** People who then open a page at once, here and on a bare server, again and again. */
const AT_ONCE = { connections: 200, warmUpS: 4, rounds: 3, roundS: 2 };
/** How many of a bare server's answers the site gives at least with as much processor time. */
const LEAST_OF_BARE = 0.4;
/** By how much predicted and measured may differ, either way. */
const MOST_APART = 2;
const MOST_DELAY_MS = 50;
/** Less is too little to compare: an action more or less would decide. */
const LEAST: Readonly<Cost> = { siteMs: 200, databaseMs: 200, queries: 200, writes: 50, bytes: 100_000, messages: 100 };

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { people, stepS, halfS, faster } = values.short ? SHORT : FULL;
const databaseUrl = process.env.TEST_DATABASE_URL;
const kind: DatabaseKind = databaseUrl ? 'server' : 'embedded';
console.log(`${people} people, ${kind === 'server' ? 'PostgreSQL' : 'embedded database'}`);
const site = await openLoadSite({ players: people, gameSpeed: 1, databaseUrl });
try {
  const load = createLoad(site);
  if (!values.short) await untilQuiet(site);
  await load.enter();
  const capacity = await findCapacity(load);
  console.log(`\nIt follows ${Math.round(capacity * people)} people of usual pace. At half of that, ${halfS} s:`);
  const half = await load.run(capacity / 2, halfS * 1_000);
  console.log(line('half', half));
  console.table(half.counts);
  if (!values.short) compare(half);
  else {
    if (half.failed > 0) process.exitCode = 1;
    await compareWithBare(site);
  }
} finally {
  await site.close();
}
process.exit();

/** Lets everybody be quicker and quicker until the site cannot follow. @returns the highest pace that it followed. */
async function findCapacity(load: Load): Promise<number> {
  let followed = 1;
  for (let pace = 1; Number.isFinite(pace); pace *= faster) {
    const stretch = await load.run(pace, stepS * 1_000);
    console.log(line(`pace ${pace.toFixed(1)}`, stretch));
    if (!hasFollowed(stretch)) break;
    followed = pace;
  }
  return followed;
}

function line(name: string, { seconds, due, done, failed, p99Ms, loopDelayMs, used }: Stretch): string {
  const cores = ((used.siteMs + used.databaseMs) / 1_000 / seconds).toFixed(2);
  return `${name}: ${done} of ${due} actions, ${failed} failed, p99 ${p99Ms.toFixed(0)} ms, event loop p99 ${loopDelayMs.toFixed(0)} ms, ${cores} cores`;
}

/**
 * Lets many people at once open the list of stories, which the page cache holds, and have the same bytes from a bare Express server, in
 * turns. Processor time is compared, which does not depend on what else the machine does; fails where the site takes too much.
 */
async function compareWithBare({ site: { url, pid } }: LoadSite): Promise<void> {
  const page = `${url}/stories`;
  const bare = await bareExpress(await (await fetch(page)).text());
  const targets = [
    { name: 'site', url: page, pid: pid() ?? 0 },
    { name: 'bare Express', url: bare.url, pid: bare.pid },
  ];
  const figures = await compareLoad(targets, {}, AT_ONCE).finally(bare.stop);
  const [own, others] = targets.map(({ name }) => figures.get(name));
  const ratio = (own?.perProcessorSecond ?? 0) / (others?.perProcessorSecond ?? 1);
  const holds = ratio >= LEAST_OF_BARE && own?.failed === 0;
  if (!holds) process.exitCode = 1;
  console.log(`\n${AT_ONCE.connections} people at once who open a page:`);
  console.table(
    [...figures].map(([server, { requestsPerSecond, perProcessorSecond, p50Ms, p99Ms, failed }]) => ({
      ...{ server, 'a second': Math.round(requestsPerSecond), 'a processor second': Math.round(perProcessorSecond) },
      ...{ 'p50 ms': p50Ms, 'p99 ms': p99Ms, failed },
    })),
  );
  console.log(
    `the site gives ${ratio.toFixed(2)} of its answers for as much processor time (${holds ? 'within' : 'BEYOND'} ${LEAST_OF_BARE})`,
  );
}

/** Prints what was predicted and what was used; fails where they are too far apart. */
function compare(half: Stretch): void {
  const predicted = costOf(readCosts()[kind], half.counts, half.seconds);
  const rows = COST_FIELDS.filter((field) => half.used[field] >= LEAST[field]).map((field) => {
    const ratio = half.used[field] / predicted[field];
    const isNear = ratio <= MOST_APART && ratio >= 1 / MOST_APART;
    if (!isNear) process.exitCode = 1;
    return {
      ...{ what: field, predicted: Math.round(predicted[field]), measured: Math.round(half.used[field]) },
      ...{ ratio: Number(ratio.toFixed(2)), verdict: `${isNear ? 'within' : 'BEYOND'} a factor of ${MOST_APART}` },
    };
  });
  console.table(rows);
  console.log(
    `event loop p99 ${half.loopDelayMs.toFixed(1)} ms (${half.loopDelayMs <= MOST_DELAY_MS ? 'within' : 'BEYOND'} ${MOST_DELAY_MS})`,
  );
}
