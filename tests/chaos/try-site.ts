import { type Random, seededRandom } from '../../app/platform/random/random.ts';
import type { Mailbox } from '../support/people/mailbox.ts';
import { auditSite } from './audit/audit-site.ts';
import { createJournal, type Journal, type Violation } from './journal.ts';
import { gatherCrowd } from './people/crowd.ts';
import { TABLE_PHASES, type TablePhases } from './people/table-phases.ts';
import type { ChaosSite, SiteDependencies } from './sites/chaos-site.ts';

export interface Trial {
  /** Prefix of the keys of everything written. */
  tag: string;
  makeSite(dependencies: SiteDependencies): Promise<ChaosSite>;
  mailbox: Mailbox;
  seed: number;
  people: number;
  /** Number of faults; at least one of each kind. */
  faults: number;
  /** In how many phases of the games that people play together the site crashes, drawn from all of them. */
  phases: number;
}

export interface Outcome {
  site: string;
  acknowledged: Record<string, number>;
  /** Number of faults of each kind. */
  faults: Record<string, number>;
  violations: readonly Violation[];
  /** Lines that the site logged as errors. */
  errors: readonly string[];
  longestOutageMs: number;
}

/** Longer than anything a site does under these faults, in ms; beyond it, the site counts as stuck. */
const TIMEOUT_MS = 10 * 60_000;
/** Number of operations acknowledged between two faults. */
const OPERATIONS_BETWEEN_FAULTS = { least: 4, more: 12 };
const TRIES = 3;
/** Number of faults between two progress lines of a long run. */
const PROGRESS_EVERY = 25;

/** Lets people use a site while faults occur, then compares what it acknowledged with what it stores. */
export async function trySite({ tag, makeSite, mailbox, seed, people, faults, phases }: Trial): Promise<Outcome> {
  const random = seededRandom(seed);
  const journal = createJournal(tag);
  const site = await makeSite({ random, journal, smtpUrl: mailbox.url });
  try {
    await site.start();
    const crowd = await gatherCrowd({ people, urls: site.urls, mailbox, journal, random });
    const happened = await injectFaults(site, journal, random, faults);
    const drawn = random.shuffle(TABLE_PHASES).slice(0, phases);
    happened.push(...(await crashInPhases(site, journal, { seen: crowd.world.phases, drawn })));
    if (!(await crowd.stop(TIMEOUT_MS))) journal.violate('stuck', 'people could not finish their current activity');
    await site.stop();
    const audited = await auditSite(site, crowd, journal);
    return {
      site: site.name,
      acknowledged: countBy(journal.operations.filter(({ state }) => state === 'acknowledged').map(({ kind }) => kind)),
      faults: countBy(happened),
      violations: [...journal.violations, ...audited],
      errors: site.errors(),
      longestOutageMs: journal.longestOutageMs(),
    };
  } finally {
    await site.dispose();
  }
}

/** @returns the kinds of faults in the order they occurred. */
async function injectFaults(site: ChaosSite, journal: Journal, random: Random, count: number): Promise<string[]> {
  const kinds = Object.keys(site.faults);
  const happened: string[] = [];
  await journal.more(OPERATIONS_BETWEEN_FAULTS.least, TIMEOUT_MS);
  while (happened.length < Math.max(count, kinds.length)) {
    for (const kind of random.shuffle(kinds)) {
      await site.faults[kind]?.().catch((error: unknown) => startAgain(site, journal, kind, error));
      happened.push(kind);
      if (happened.length % PROGRESS_EVERY === 0)
        console.log(`${site.name}: ${happened.length} faults, ${journal.violations.length} violations`);
      await journal.more(OPERATIONS_BETWEEN_FAULTS.least + random.integer(OPERATIONS_BETWEEN_FAULTS.more), TIMEOUT_MS);
      if (happened.length >= Math.max(count, kinds.length)) break;
    }
  }
  return happened;
}

interface Crashes {
  seen: TablePhases;
  drawn: readonly (typeof TABLE_PHASES)[number][];
}

/** Crashes the site once in each drawn phase, in the order in which they come. @returns what was done. */
async function crashInPhases(site: ChaosSite, journal: Journal, { seen, drawn }: Crashes): Promise<string[]> {
  const phases = TABLE_PHASES.filter((phase) => drawn.includes(phase));
  for (const phase of phases) {
    await seen.next(phase, TIMEOUT_MS);
    await site.crash().catch((error: unknown) => startAgain(site, journal, phase, error));
  }
  return phases.map((phase) => `kill -9 in ${phase}`);
}

/** A site that does not recover by itself is a violation; it is restarted so that the trial can continue. */
async function startAgain(site: ChaosSite, journal: Journal, kind: string, error: unknown): Promise<void> {
  journal.violate('stuck', `after '${kind}': ${String(error)}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await site.stop();
      return await site.start();
    } catch (again) {
      if (attempt === TRIES) throw again;
    }
  }
}

function countBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, those]) => [name, those.length]));
}
