import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const SCRIPT = fileURLToPath(new URL('../../../script/postgres', import.meta.url));
const run = promisify(execFile);
/** As many connections as the documentation counts with, and what rewinding and following need. */
const OPTIONS = '-c max_connections=60 -c wal_log_hints=on -c wal_keep_size=512MB -c wal_retrieve_retry_interval=500ms';
/** What a connection of the pair's own may take, in ms. */
const ANSWER_MS = 5_000;
const POLL_MS = 20;

const running = new Set<string>();
process.on('exit', () => {
  for (const folder of running) spawnSync(SCRIPT, ['stop', folder, 'immediate']);
});

/** One of two PostgreSQL servers. */
interface PostgresServer {
  url: string;
  /** Starts it as it is, whatever it was. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills all of its processes, like a machine that loses power. */
  kill(): Promise<void>;
  /** @throws errors of the database. */
  query<Row extends object>(sql: string): Promise<Row[]>;
}

/** A primary that acknowledges nothing before its standby has it too. */
export interface PostgresPair {
  primary(): PostgresServer;
  standby(): PostgresServer;
  start(): Promise<void>;
  /** Makes the standby the primary, which it stays; from then on the other one counts as the standby. */
  promote(): Promise<void>;
  /** Lets the standby follow the primary, whatever state it was left in. */
  rejoin(): Promise<void>;
  stop(): Promise<void>;
}

interface Machine extends PostgresServer {
  folder: string;
  port: number;
}

/** @param folder of both servers' data, which other users may enter. */
export function postgresPair(folder: string, ports: readonly [number, number]): PostgresPair {
  let [primary, standby] = [machine(join(folder, 'one'), ports[0]), machine(join(folder, 'two'), ports[1])];
  const follow = async () => {
    await script('standby', standby.folder, String(standby.port), primary.url);
    running.add(standby.folder);
  };
  return {
    primary: () => primary,
    standby: () => standby,
    async start() {
      await primary.start();
      await primary.query('create role haproxy login');
      await script('promote', primary.folder, String(primary.port));
      await follow();
    },
    async promote() {
      await script('promote', standby.folder, String(standby.port));
      [primary, standby] = [standby, primary];
    },
    rejoin: follow,
    async stop() {
      await primary.stop();
      await standby.stop();
    },
  };
}

async function script(...args: string[]): Promise<void> {
  await run(SCRIPT, args, { env: { ...process.env, POSTGRES_OPTIONS: OPTIONS } });
}

function machine(folder: string, port: number): Machine {
  const url = `postgresql://quillarena@127.0.0.1:${port}/postgres`;
  return {
    folder,
    port,
    url,
    async start() {
      await script('start', folder, String(port));
      running.add(folder);
    },
    async stop() {
      if (running.delete(folder)) await script('stop', folder, 'fast');
    },
    async kill() {
      running.delete(folder);
      const [leader = ''] = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
      // Held, so that it does not look after its children.
      process.kill(Number(leader), 'SIGSTOP');
      await run('pkill', ['-KILL', '--parent', leader]);
      process.kill(Number(leader), 'SIGKILL');
      // A server that is started before the killed one is gone takes it for one that runs.
      while (isThere(Number(leader))) await pause(POLL_MS);
    },
    query: (sql) => queryServer(url, sql),
  };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks a server on a connection of its own. @throws errors of the database. */
export async function queryServer<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  // Its server may be killed while it is asked.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
