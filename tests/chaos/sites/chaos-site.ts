import pg from 'pg';
import type { Random } from '../../../app/platform/random/random.ts';
import type { SiteProcess } from '../../support/sites/site-process.ts';
import type { Journal } from '../journal.ts';
import { pause } from '../people/person.ts';

/** Runs a query on the site's database and returns its rows. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** A site that faults are injected into. */
export interface ChaosSite {
  name: string;
  /** The addresses of its processes. */
  urls: readonly string[];
  /** Injects a fault, by name. Each ends with the whole site running again. */
  faults: Readonly<Record<string, () => Promise<void>>>;
  /** Kills all of its processes at once, and starts them again. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops its processes. */
  stop(): Promise<void>;
  /** Lines that its processes logged as errors. */
  errors(): string[];
  /** Opens the database of the stopped site. */
  withDatabase<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Stops everything and deletes all data. */
  dispose(): Promise<void>;
}

/** What a site is built with. */
export interface SiteDependencies {
  random: Random;
  journal: Journal;
  smtpUrl: string;
}

/** Speed of games: a one-minute turn takes 3 s. */
const GAME_SPEED = '20';
/** How long a process is suspended, in ms; at most longer than any request timeout. */
const SUSPENSION_MS = { least: 200, more: 4_300 };
/** How long the database is down, in ms. */
export const DOWN_MS = { least: 200, more: 2_500 };

export function siteSettings(smtpUrl: string): Record<string, string> {
  return { SMTP_URL: smtpUrl, SECRET: 'a secret of at least thirty-two characters', DEMO: '0', GAME_SPEED };
}

const ERROR_LINE = /"level":50/;
const MAX_LINE_LENGTH = 900;

export function errorLines(processes: readonly SiteProcess[]): string[] {
  const lines = processes.flatMap((process) => process.output().split('\n'));
  return lines.filter((line) => ERROR_LINE.test(line)).map((line) => line.slice(0, MAX_LINE_LENGTH));
}

/** Waits a random time within the bounds. */
export function randomPause(random: Random, { least, more }: { least: number; more: number }): Promise<void> {
  return pause(least + random.integer(more));
}

/** Suspends a process for a while, then resumes it. @param meanwhile runs while it is suspended. */
export async function suspend(site: SiteProcess, random: Random, meanwhile?: () => Promise<void>): Promise<void> {
  site.pause();
  try {
    await Promise.all([randomPause(random, SUSPENSION_MS), meanwhile?.()]);
  } finally {
    site.resume();
  }
}

/** Stops a process, which must exit cleanly. */
export async function stopCleanly(site: SiteProcess, journal: Journal): Promise<void> {
  const status = await site.stop();
  if (status !== 0) journal.violate('wrong answer', `a process that was asked to stop exited with ${status}`);
}

/** Asks a PostgreSQL server on a connection of its own. */
export async function withServer<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async <Row>(sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows as Row[]);
  } finally {
    await client.end();
  }
}
