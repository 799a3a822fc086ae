import { type Random, seededRandom } from '../../app/platform/random/random.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { auditBooks } from './audit/books.ts';
import { auditDeeds } from './audit/deeds.ts';
import { readBack } from './audit/read-back.ts';
import { readDatabase } from './audit/read-database.ts';
import { createJournal, type Journal, type Violation } from './journal.ts';
import { type Crowd, gatherCrowd } from './people/crowd.ts';
import type { ChaosSite, SiteParts } from './sites/chaos-site.ts';

export interface Trial {
  /** Begins the keys of everything that is written. */
  tag: string;
  makeSite(parts: SiteParts): Promise<ChaosSite>;
  mailbox: Mailbox;
  seed: number;
  people: number;
  /** How many faults happen; at least each kind once. */
  faults: number;
}

export interface Outcome {
  site: string;
  acknowledged: Record<string, number>;
  /** How often each kind of fault happened. */
  faults: Record<string, number>;
  violations: readonly Violation[];
  /** What the site logged as unexpected. */
  errors: readonly string[];
  longestOutageMs: number;
}

/** Nothing that a site does under these faults takes longer, in ms; above it the site is taken to be stuck. */
const PATIENCE_MS = 10 * 60_000;
/** Between two faults so many deeds are acknowledged at least. */
const CALM = { least: 4, more: 12 };
const TRIES = 3;
/** In a long run, how often it says how far it is, in faults. */
const TELL_EVERY = 25;

/** Lets people use a site while faults happen to it, and compares what it acknowledged with what it holds. */
export async function trySite({ tag, makeSite, mailbox, seed, people, faults }: Trial): Promise<Outcome> {
  const random = seededRandom(seed);
  const journal = createJournal(tag);
  const site = await makeSite({ random, journal, smtpUrl: mailbox.url });
  try {
    await site.start();
    const crowd = await gatherCrowd({ people, urls: site.urls, mailbox, journal, random });
    const happened = await letFaultsHappen(site, journal, random, faults);
    if (!(await crowd.stop(PATIENCE_MS))) journal.violate('stuck', 'people could not finish what they were at');
    await site.stop();
    const audited = await audit(site, crowd, journal);
    return {
      site: site.name,
      acknowledged: countBy(journal.deeds.filter(({ state }) => state === 'acknowledged').map(({ kind }) => kind)),
      faults: countBy(happened),
      violations: [...journal.violations, ...audited],
      errors: site.errors(),
      longestOutageMs: journal.longestOutageMs(),
    };
  } finally {
    await site.dispose();
  }
}

/** @returns the kinds of faults in their order. */
async function letFaultsHappen(site: ChaosSite, journal: Journal, random: Random, count: number): Promise<string[]> {
  const kinds = Object.keys(site.faults);
  const happened: string[] = [];
  await journal.more(CALM.least, PATIENCE_MS);
  while (happened.length < Math.max(count, kinds.length)) {
    for (const kind of random.shuffle(kinds)) {
      await site.faults[kind]?.().catch((error: unknown) => startAgain(site, journal, kind, error));
      happened.push(kind);
      if (happened.length % TELL_EVERY === 0)
        console.log(`${site.name}: ${happened.length} faults, ${journal.violations.length} violations`);
      await journal.more(CALM.least + random.integer(CALM.more), PATIENCE_MS);
      if (happened.length >= Math.max(count, kinds.length)) break;
    }
  }
  return happened;
}

/** A site that does not come back by itself is a violation, and gets another start so that the rest can be tried. */
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

/** Starts the site once more without any fault, reads all of it as people do, and then looks into its database. */
async function audit(site: ChaosSite, { people, world }: Crowd, { deeds }: Journal): Promise<Violation[]> {
  await site.start();
  const shown = await readBack(people, world.stories, deeds);
  await site.stop();
  const stored = await site.withDatabase(async (query) => [...auditDeeds(deeds, await readDatabase(query)), ...(await auditBooks(query))]);
  return [...shown, ...stored];
}

function countBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, those]) => [name, those.length]));
}
