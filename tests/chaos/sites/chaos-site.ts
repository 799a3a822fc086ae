import type { Random } from '../../../app/platform/random/random.ts';
import type { SiteProcess } from '../../support/site-process.ts';
import type { Journal } from '../journal.ts';
import { pause } from '../people/person.ts';

/** Rows of a query of the site's database. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** A site that faults happen to. */
export interface ChaosSite {
  name: string;
  /** The addresses of its processes. */
  urls: readonly string[];
  /** What can happen to it, by name. Each ends with the whole site started again. */
  faults: Readonly<Record<string, () => Promise<void>>>;
  start(): Promise<void>;
  /** Stops its processes. */
  stop(): Promise<void>;
  /** What its processes have logged as unexpected. */
  errors(): string[];
  /** Looks into the database of the stopped site. */
  withDatabase<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Ends everything and removes all data. */
  dispose(): Promise<void>;
}

/** What a site is made from. */
export interface SiteParts {
  random: Random;
  journal: Journal;
  smtpUrl: string;
}

/** How fast games run: a turn of a minute takes 3 s. */
const GAME_SPEED = '20';
/** How long a process stands still, in ms; the longest is longer than any answer is waited for. */
const STANDSTILL_MS = { least: 200, more: 4_300 };
/** How long the database is away, in ms. */
export const AWAY_MS = { least: 200, more: 2_500 };

export function siteSettings(smtpUrl: string): Record<string, string> {
  return { SMTP_URL: smtpUrl, SECRET: 'a secret of at least thirty-two characters', DEMO: '0', GAME_SPEED };
}

const ERROR_LINE = /"level":50/;
const MOST_OF_A_LINE = 900;

export function errorLines(processes: readonly SiteProcess[]): string[] {
  const lines = processes.flatMap((process) => process.output().split('\n'));
  return lines.filter((line) => ERROR_LINE.test(line)).map((line) => line.slice(0, MOST_OF_A_LINE));
}

/** Some time between the bounds. */
export function someTime(random: Random, { least, more }: { least: number; more: number }): Promise<void> {
  return pause(least + random.integer(more));
}

/** Stops a process where it stands and lets it go on. @param meanwhile what happens before it does. */
export async function standStill(site: SiteProcess, random: Random, meanwhile?: () => Promise<void>): Promise<void> {
  site.pause();
  try {
    await Promise.all([someTime(random, STANDSTILL_MS), meanwhile?.()]);
  } finally {
    site.resume();
  }
}

/** Asks a process to stop, which it must do without a complaint. */
export async function stopInOrder(site: SiteProcess, journal: Journal): Promise<void> {
  const status = await site.stop();
  if (status !== 0) journal.violate('wrong answer', `a process that was asked to stop ended with ${status}`);
}
