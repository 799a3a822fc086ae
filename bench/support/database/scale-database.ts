import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../app/platform/testing/servers/free-port.ts';
import type { Plan } from '../../../script/seeding/plan.ts';
import { seed } from '../../../script/seeding/seed.ts';

const run = promisify(execFile);
const POSTGRES = 'script/postgres';
/** Commits are durable, as on a site's server; the other settings are for inserting millions of rows. */
const OWN_SERVER = {
  POSTGRES_FSYNC: 'on',
  POSTGRES_OPTIONS: '-c shared_buffers=1GB -c max_wal_size=8GB -c checkpoint_timeout=30min -c wal_level=minimal -c max_wal_senders=0',
};

export interface ScaleServer {
  /** The given database if it has data, otherwise a new one seeded by the plan. */
  seeded(plan: Plan): Promise<string>;
  /** A new database seeded by the plan, dropped on close. */
  fresh(plan: Plan): Promise<string>;
  /** A new database without tables, dropped on close. @param size of what will be in it, for its name. */
  empty(size: number): Promise<string>;
  close(): Promise<void>;
}

/** The server named by DATABASE_URL or TEST_DATABASE_URL, or a temporary one of the benchmark. */
export async function scaleServer(): Promise<ScaleServer> {
  const given = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startOwn();
  const serverUrl = given ?? own?.url ?? '';
  const made: string[] = [];

  async function empty(size: number): Promise<string> {
    const name = `quillarena_scale_${size}_${process.pid}`;
    await onServer(serverUrl, `create database ${name}`);
    made.push(name);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return url.href;
  }

  async function fresh(plan: Plan): Promise<string> {
    const url = await empty(plan.stories);
    console.error(`Seeding ${plan.stories.toLocaleString('en-US')} stories`);
    await seed(url, plan, { add: false });
    return url;
  }

  return {
    fresh,
    empty,
    seeded: async (plan) => (given && (await hasPeople(given)) ? given : fresh(plan)),
    async close() {
      for (const name of made) await onServer(serverUrl, `drop database ${name} with (force)`);
      await own?.stop();
    },
  };
}

async function startOwn() {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-scale-'));
  await run('chmod', ['755', folder]);
  const { stdout } = await run(POSTGRES, ['start', folder, String(await freePort())], { env: { ...process.env, ...OWN_SERVER } });
  return {
    url: stdout.trim(),
    stop: async () => {
      await run(POSTGRES, ['stop', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function hasPeople(url: string): Promise<boolean> {
  const { rows } = await onServer(url, `select to_regclass('public.player') is not null as migrated`);
  return rows[0].migrated && (await onServer(url, 'select from player limit 1')).rows.length > 0;
}

/** The machine's load over the last minute. */
export function machineLoad(): string {
  return `load of the machine: ${loadavg()[0]?.toFixed(1)}`;
}
