// Runs people against a site whose processes and database are killed, stopped and restarted, then checks that
// everything it acknowledged is still there. See script/chaos for how to run it.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openMailbox } from '../support/people/mailbox.ts';
import { SITE_FLAGS } from '../support/sites/site-process.ts';
import { tryDataFolder } from './data-folder/try-data-folder.ts';
import { clusterSite } from './sites/cluster-site.ts';
import { embeddedSite } from './sites/embedded-site.ts';
import { postgresSite } from './sites/postgres-site.ts';
import { type Outcome, type Trial, trySite } from './try-site.ts';

/** The cluster needs nginx, PgBouncer and HAProxy: it is tried where it is asked for. */
const SITES = { embedded: embeddedSite, postgres: postgresSite, cluster: clusterSite };
const USUAL = ['embedded', 'postgres'];
/** What happens to a data folder without a site on it. */
const FOLDER = 'folder';
const FULL = { faults: 500, people: 8, phases: Number.POSITIVE_INFINITY };
/** Each kind of fault once. A phase of a game may be minutes away: script/test waits for none. */
const SHORT = { faults: 1, people: 6, phases: 0 };
const MAX_SHOWN = 40;
const MAX_ERRORS = 8;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    faults: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
// What must pass before a change lands meets the same faults each time.
const seed = values.seed === undefined ? (values.short ? 1 : randomInt(2 ** 32)) : Number(values.seed) >>> 0;
const size = values.short ? SHORT : FULL;
// A process that lives for seconds ends before the better code of its database is compiled.
if (values.short) process.env[SITE_FLAGS] = '--liftoff-only';
const chosen = Object.entries(SITES).filter(([name]) => (values.only === undefined ? USUAL.includes(name) : name === values.only));
const withFolder = values.only === undefined || values.only === FOLDER;
if (chosen.length === 0 && !withFolder) throw new Error(`--only takes ${[...Object.keys(SITES), FOLDER].join(' or ')}.`);
const faults = Number(values.faults ?? size.faults);
const trials = ({ mailbox }: Pick<Trial, 'mailbox'>) =>
  chosen.map(([tag, makeSite], index): Trial => {
    return { tag, makeSite, mailbox, seed: (seed + index) >>> 0, people: size.people, phases: size.phases, faults };
  });

console.log(`Chaos with --seed ${seed}`);
// A regular exit also ends the processes started here.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const mailbox = await openMailbox();
try {
  const folder = withFolder ? [tryDataFolder({ seed, faults })] : [];
  const outcomes = await Promise.all([...trials({ mailbox }).map(trySite), ...folder]);
  for (const outcome of outcomes) report(outcome);
  if (outcomes.some(({ violations }) => violations.length > 0)) {
    console.log(`\nTo repeat: script/chaos ${values.short ? '--short ' : ''}--seed ${seed}`);
    process.exitCode = 1;
  }
} finally {
  await mailbox.close();
}

function report({ site, acknowledged, faults, violations, errors, longestOutageMs }: Outcome): void {
  const count = (kind: string) => violations.filter((violation) => violation.kind === kind).length;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, number) => total + number, 0);
  console.log(`\n${site}`);
  console.table({
    faults: sum(faults),
    acknowledged: sum(acknowledged),
    lost: count('lost'),
    doubled: count('doubled'),
    'two holders': count('two holders'),
    inconsistent: count('inconsistent'),
    'wrong answers': count('wrong answer'),
    stuck: count('stuck'),
    'errors in the log': errors.length,
    'longest time without an acknowledgement, s': Number((longestOutageMs / 1_000).toFixed(1)),
  });
  console.table(faults);
  console.table(acknowledged);
  for (const { kind, what } of violations.slice(0, MAX_SHOWN)) console.log(`${kind}: ${what}`);
  if (violations.length > MAX_SHOWN) console.log(`… and ${violations.length - MAX_SHOWN} more`);
  for (const line of errors.slice(0, MAX_ERRORS)) console.log(line);
}
