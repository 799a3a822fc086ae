import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, siteProcess } from '../sites/site-process.ts';
import { type ClusterPorts, portsFrom, writeConfigurations } from './configurations.ts';
import { type Daemon, daemon } from './daemon.ts';
import { type PostgresPair, postgresPair, queryServer } from './postgres-pair.ts';

/** HAProxy leads to its servers by turns. */
const IN_A_ROW = 4;
const ASK_AGAIN_MS = 100;

/**
 * The production build as a big site runs it, on this machine: processes behind nginx; PgBouncer, then HAProxy, in front of a
 * primary with a synchronous standby; Redis between the processes.
 */
export interface Cluster {
  /** nginx. */
  url: string;
  ports: ClusterPorts;
  /** Where operators' queries reach the primary. */
  databaseUrl: string;
  sites: readonly SiteProcess[];
  postgres: PostgresPair;
  /** What stands in front of the processes, between them, and between them and PostgreSQL. */
  between: Readonly<Record<'nginx' | 'pooler' | 'haproxy' | 'redis', Daemon>>;
  /** Replaces the processes one by one, as a deployment does. */
  replaceSites(): Promise<void>;
  /** Stops all and removes their data. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** nginx's port; the others follow. */
  port: number;
  processes: number;
  /** Settings of the processes in addition to those of the cluster. */
  settings?: Record<string, string>;
  say?(what: string): void;
}

/** Starts a cluster. @throws if a part of it does not start. */
export async function startCluster({ port, processes, settings = {}, say = () => undefined }: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-cluster-'));
  await chmod(folder, 0o755);
  // However it ends: the servers are ended by then.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const ports = portsFrom(port, processes);
  const files = await writeConfigurations(folder, ports);
  const postgres = postgresPair(folder, ports.servers);
  const haproxy = daemon(['haproxy', '-db', '-q', '-f', files.haproxy], ports.primary);
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = daemon(['pgbouncer', '-q', ...asUser, files.pooler], ports.pooler);
  const nginx = daemon(['nginx', '-p', folder, '-e', join(folder, 'nginx/nginx.log'), '-c', files.nginx], ports.nginx);
  const redis = daemon(['redis-server', files.redis, '--dir', folder, '--logfile', join(folder, 'redis.log')], ports.redis);
  const url = `http://localhost:${port}`;
  const databaseUrl = `postgresql://quillarena@127.0.0.1:${ports.primary}/postgres`;
  const environment = {
    SECRET: process.env.SECRET ?? randomBytes(32).toString('hex'),
    ...settings,
    DATABASE_URL: `postgresql://quillarena@127.0.0.1:${ports.pooler}/quillarena`,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_READ_URL: `postgresql://quillarena@127.0.0.1:${ports.standby}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    DATA_DIR: join(folder, 'data'),
    SITE_URL: url,
    TRUST_PROXY: '1',
  };
  const sites = await Promise.all(ports.sites.map((own) => siteProcess({ ...environment, PORT: String(own) })));

  async function stop(): Promise<void> {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.dispose()));
    await redis.stop();
    await pooler.stop();
    await haproxy.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeFolder);
  }

  try {
    say('Starting PostgreSQL and its standby');
    await postgres.start();
    say('Starting HAProxy and PgBouncer');
    await haproxy.start();
    await leadsToPrimary(databaseUrl);
    await pooler.start();
    say('Starting Redis');
    await redis.start();
    say('Starting the processes');
    for (const site of sites) await site.start();
    say('Starting nginx');
    await nginx.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    ports,
    databaseUrl,
    sites,
    postgres,
    between: { nginx, pooler, haproxy, redis },
    async replaceSites() {
      for (const site of sites) {
        await site.stop();
        await site.start();
      }
    },
    stop,
  };
}

/** HAProxy takes every server for what it should be until it has asked: waits until it leads to the primary several times in a row. */
async function leadsToPrimary(url: string): Promise<void> {
  for (let right = 0; right < IN_A_ROW; right += 1) {
    const [server] = await queryServer<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby').catch(() => []);
    if (server?.standby === false) continue;
    right = -1;
    await pause(ASK_AGAIN_MS);
  }
}
