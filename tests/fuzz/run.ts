// Sends hostile requests to every route of a site and checks its responses, how long other readers wait, and what it
// holds afterwards. See script/fuzz for how to run it.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type OpenMailbox, openMailbox } from '../support/people/mailbox.ts';
import { openPostgres } from '../support/sites/postgres.ts';
import { SITE_FLAGS, type SiteProcess, siteProcess } from '../support/sites/site-process.ts';
import { exchange } from './exchange.ts';
import { fire, type Pass, shotOf } from './fire.ts';
import { type Held, INSPECTABLE, measure } from './inspector.ts';
import { readRoutes } from './routes.ts';
import { type SlowSenders, slowSenders } from './slow-senders.ts';
import { type FuzzWorld, fuzzWorld } from './world.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../../build/client', import.meta.url));
const SECRET = 'a secret of at least thirty-two characters';
const FULL = 100_000;
const SHORT = 1_000;
const DEFAULT_SEED = '20261122';
/** How much more a site may hold after the same shots again: connections that come and go, and cached data. */
const MARGIN = { descriptors: 12, heapBytes: 32 * 1024 ** 2, residentBytes: 192 * 1024 ** 2 };
/** The longest that a request may be kept open, in ms. */
const SLOW_LIMIT_MS = 120_000;
const PASSES = ['first', 'second', 'third', 'fourth'] as const;
const MEASURE_EVERY_MS = 1_000;
const MIN_MEASUREMENTS = 8;
const MAX_MEASUREMENTS = 20;
const MAX_SHOWN = 25;
const MB = 1024 ** 2;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    shots: { type: 'string' },
    seed: { type: 'string', default: DEFAULT_SEED },
    shot: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed) >>> 0;
const count = Number(values.shots ?? (values.short ? SHORT : FULL));
// So few requests end before the better code of its database, which takes as long as a start, is worth compiling.
if (values.short) process.env[SITE_FLAGS] = '--liftoff-only';

console.log(`Fuzz with --seed ${seed}, ${values.postgres ? 'on PostgreSQL' : 'on the embedded database'}`);
// A regular exit also ends the processes started here.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const mailbox = await openMailbox();
const postgres = values.postgres ? await openPostgres() : undefined;
const site = await siteProcess({
  SMTP_URL: mailbox.url,
  TRUST_PROXY: '1',
  ...INSPECTABLE,
  ...(postgres && { DATABASE_URL: postgres.url, SECRET }),
});
try {
  await site.start();
  const world = await fuzzWorld(site.url, await readRoutes(CLIENT_FOLDER), mailbox);
  const faults = values.shot === undefined ? await fourPasses(world, site) : await oneShot(world, Number(values.shot));
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(fault);
  if (faults.length > MAX_SHOWN) console.log(`… and ${faults.length - MAX_SHOWN} more`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await site.dispose();
  await postgres?.dispose();
  await close(mailbox);
}

/**
 * Sends the same shots four times. Bounded caches fill and empty from one pass to the next; what even the leaner of the
 * last two passes holds beyond the fuller of the first two is a leak. @returns the faults found.
 */
async function fourPasses(world: FuzzWorld, target: SiteProcess): Promise<string[]> {
  const passes: { pass: Pass; held: Held }[] = [];
  const slow = slowSenders(world.port);
  for (const name of PASSES) {
    const pass = await fire(world, { seed, count: Math.ceil(count / PASSES.length), alive: target.running });
    if (pass.probe.failed() > 0) return faultsOf(pass);
    if (!target.running()) return [`The site has exited:\n${target.output().slice(-3_000)}`, ...faultsOf(pass)];
    const held = await whenIdle(target, passes[0]?.held);
    passes.push({ pass, held });
    report(name, pass, held);
  }
  return [...passes.flatMap(({ pass }) => faultsOf(pass)), ...growth(passes.map(({ held }) => held)), ...faultsOfSlow(slow)];
}

async function oneShot(world: FuzzWorld, number: number): Promise<string[]> {
  const shot = shotOf(seed, number, world);
  console.log(shot.bytes.toString('latin1').slice(0, 4_000));
  console.log(await exchange(world.port, shot));
  return [];
}

function faultsOf({ failures, abandoned, probe }: Pass): string[] {
  const repeat = (number: number) => `(script/fuzz --seed ${seed} --shot ${number})`;
  return [
    ...failures.map(({ number, statuses, sent }) => `answered ${statuses.join(', ')}: ${sent} ${repeat(number)}`),
    ...abandoned.map(({ number, sent }) => `neither answered nor closed: ${sent} ${repeat(number)}`),
    ...(probe.failed() > 0 ? [`a probe was not answered; in flight were ${probe.longest().inFlight.join(', ')}`] : []),
  ];
}

/** Trickling requests may stay open for a limited time only. */
function faultsOfSlow(slow: SlowSenders): string[] {
  const { closed, open } = slow.heldMs();
  slow.stop();
  const seconds = (times: readonly number[]) => times.map((ms) => (ms / 1_000).toFixed(0)).join(', ') || 'none';
  console.log(`\nSlow requests were closed after ${seconds(closed)} s; still open after ${seconds(open)} s`);
  return open.filter((ms) => ms > SLOW_LIMIT_MS).map((ms) => `a trickling request has been open for ${Math.round(ms / 1_000)} s`);
}

function growth(held: readonly Held[]): string[] {
  return (['descriptors', 'heapBytes', 'residentBytes'] as const).flatMap((name) => {
    const sizes = held.map((each) => each[name]);
    const [earlier, later] = [Math.max(...sizes.slice(0, 2)), Math.min(...sizes.slice(2))];
    return later > earlier + MARGIN[name] ? [`${name} grew with the same shots: ${sizes.join(', ')}`] : [];
  });
}

/** Measures until descriptors stop falling or are as few as after the previous pass: connections take a moment to close. */
async function whenIdle(target: SiteProcess, before: Held | undefined): Promise<Held> {
  const held = await measure(target.pid() ?? 0, target.output());
  for (let measurements = 1; measurements < MAX_MEASUREMENTS; measurements += 1) {
    await new Promise((resolve) => setTimeout(resolve, MEASURE_EVERY_MS));
    const now = await measure(target.pid() ?? 0, target.output());
    const falls = now.descriptors < held.descriptors;
    Object.assign(held, now);
    if (before ? now.descriptors <= before.descriptors : !falls && measurements >= MIN_MEASUREMENTS) break;
  }
  return held;
}

function report(name: string, { kinds, statuses, slowest, probe }: Pass, held: Held): void {
  const { ms, inFlight } = probe.longest();
  console.log(`\nThe ${name} pass`);
  console.table(kinds);
  console.table(statuses);
  console.table({
    descriptors: held.descriptors,
    'MB of heap': Math.round(held.heapBytes / MB),
    'MB of memory': Math.round(held.residentBytes / MB),
    'longest wait of the probe, ms': Math.round(ms),
  });
  console.log(`In flight during the longest wait: ${inFlight.join(', ')}`);
  for (const { number, ms: took, sent } of slowest) console.log(`${Math.round(took)} ms, shot ${number}: ${sent.slice(0, 160)}`);
}

async function close(box: OpenMailbox): Promise<void> {
  await box.close();
}
