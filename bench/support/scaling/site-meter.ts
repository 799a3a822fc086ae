import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { SiteProcess } from '../../../tests/support/sites/site-process.ts';
import type { Cost } from './actions.ts';

/** Clock ticks a second in /proc. */
const TICKS = 100;
const WRITE = /^(insert|update|delete)/;

/** What a site and its database have used up to now. Bytes and messages are counted by those who receive them. */
export interface SiteMeter {
  read(): Promise<Omit<Cost, 'bytes' | 'messages'>>;
  /** The event loop's delay between the last two readings, in ms: 99 in 100 were shorter. */
  loopDelayMs(): number;
}

/** @param databaseUrl of a PostgreSQL server on this machine; undefined: it runs inside the site. */
export async function siteMeter(site: SiteProcess, databaseUrl: string | undefined): Promise<SiteMeter> {
  const postmaster = databaseUrl ? await postmasterOf(databaseUrl) : undefined;
  const look = async () => (await fetch(`${site.url}/metrics`)).text();
  let looks = 0;
  let loopDelayMs = Number.NaN;
  // What a look itself takes is left out.
  const queriesOfLook = queriesIn(await look(), await look());

  return {
    async read() {
      const siteMs = processorMs(site.pid() ?? 0).own;
      const databaseMs = postmaster === undefined ? 0 : processorMsOfAll(postmaster);
      const metrics = await look();
      looks += 1;
      loopDelayMs = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
      const { queries, writes } = queriesIn('', metrics);
      return { siteMs, databaseMs, queries: queries - looks * queriesOfLook.queries, writes: writes - looks * queriesOfLook.writes };
    },
    loopDelayMs: () => loopDelayMs,
  };
}

function queriesIn(before: string, after: string): { queries: number; writes: number } {
  const count = (metrics: string, isCounted: (name: string) => boolean) =>
    [...metrics.matchAll(/^quillarena_query_seconds_count\{origin="[^"]*",query="([^"]*)"\} (\d+)$/gm)].reduce(
      (sum, [, name = '', times]) => sum + (isCounted(name) ? Number(times) : 0),
      0,
    );
  const between = (isCounted: (name: string) => boolean) => count(after, isCounted) - count(before, isCounted);
  return { queries: between(() => true), writes: between((name) => WRITE.test(name)) };
}

/** Processor time of a process, and of its children that have ended. */
function processorMs(pid: number): { own: number; ended: number; parent: number } {
  const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = facts.split(' ').map(Number);
  const ms = (from: number) => (((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS) * 1_000;
  return { own: ms(11), ended: ms(13), parent: fields[1] ?? 0 };
}

/** Processor time of a server's process and all that it has started. */
function processorMsOfAll(postmaster: number): number {
  const { own, ended } = processorMs(postmaster);
  let sum = own + ended;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const process = processorMs(Number(name));
      if (process.parent === postmaster) sum += process.own;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return Number(readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
