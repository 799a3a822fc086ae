// Lets people of mixed habits use a site through its pages, forms and live connections: faster and faster until it cannot
// follow, then at half of that, and holds what it uses against what the arithmetic of docs/scaling.md says.
// See script/load for how to run it.
import { parseArgs } from 'node:util';
import { COST_FIELDS, type Cost, type DatabaseKind } from './support/scaling/actions.ts';
import { costOf } from './support/scaling/arithmetic.ts';
import { createLoad, hasFollowed, type Load, type Stretch } from './support/scaling/load.ts';
import { openLoadSite } from './support/scaling/load-site.ts';
import { untilQuiet } from './support/scaling/measure-actions.ts';
import { readCosts } from './support/scaling/tables.ts';

const FULL = { people: 240, stepS: 15, halfS: 60, faster: 1.5 };
/** Whether people can do everything. Nothing is compared: jobs of a site's first minute cost more than so few people. */
const SHORT = { people: 40, stepS: 3, halfS: 10, faster: Number.POSITIVE_INFINITY };
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
  else if (half.failed > 0) process.exitCode = 1;
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
