import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** Below what the system gives to outgoing connections. */
const PORTS = { from: 21_000, range: 9_000 };

/** Ports of a cluster. */
export interface ClusterPorts {
  nginx: number;
  sites: readonly number[];
  pooler: number;
  /** Where HAProxy leads to the primary. */
  primary: number;
  /** Where it leads to the standby. */
  standby: number;
  servers: readonly [number, number];
  redis: number;
}

/** A port for the nginx of one of several clusters on a machine. */
export function clusterPort(): number {
  return PORTS.from + Math.floor(Math.random() * PORTS.range);
}

/** Lays out ports one after the other. */
export function portsFrom(nginx: number, processes: number): ClusterPorts {
  const after = nginx + processes;
  return {
    nginx,
    sites: Array.from({ length: processes }, (_, index) => nginx + 1 + index),
    pooler: after + 1,
    primary: after + 2,
    standby: after + 3,
    servers: [after + 4, after + 5],
    redis: after + 6,
  };
}

/** The configurations of deploy/ with a cluster's own addresses, as files. */
export interface Configurations {
  pooler: string;
  haproxy: string;
  nginx: string;
  redis: string;
}

/** @param folder for the files, which other users may enter. @throws if a file of deploy/ no longer has what is replaced in it. */
export async function writeConfigurations(folder: string, ports: ClusterPorts): Promise<Configurations> {
  const write = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const pooler = await adapted('pgbouncer.ini', [
    ['port=5432', `port=${ports.primary}`],
    ['dbname=quillarena', 'dbname=postgres'],
    ['listen_port = 6432', `listen_port = ${ports.pooler}`],
    ['auth_type = scram-sha-256', 'auth_type = any'],
    ['auth_file = /etc/pgbouncer/userlist.txt', ''],
  ]);
  const haproxy = await adapted('haproxy.cfg', [
    [':5000', `:${ports.primary}`],
    [':5001', `:${ports.standby}`],
    ['10.0.0.11:5432', `127.0.0.1:${ports.servers[0]}`],
    ['10.0.0.12:5432', `127.0.0.1:${ports.servers[1]}`],
  ]);
  const upstream = ports.sites.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n');
  const processes = await adapted('nginx/processes.conf', [
    [/ {2}server 127\.0\.0\.1:3001 .*\n/, `${upstream}\n`],
    [/ {2}server 127\.0\.0\.1:3002 .*\n/, ''],
  ]);
  const site = await adapted('nginx/plain.conf', [
    ['/etc/nginx/quillarena/processes.conf', await write('processes.conf', processes)],
    ['/etc/nginx/quillarena', join(DEPLOY, 'nginx')],
    ['listen 3000', `listen 127.0.0.1:${ports.nginx}`],
  ]);
  // nginx's own folder: its processes serve as another user.
  await mkdir(join(folder, 'nginx'));
  await chmod(join(folder, 'nginx'), 0o755);
  return {
    pooler: await write('pgbouncer.ini', pooler),
    redis: await write('redis.conf', await adapted('redis.conf', [['port 6379', `port ${ports.redis}`]])),
    haproxy: await write('haproxy.cfg', haproxy),
    nginx: await write('nginx.conf', nginxConfiguration(join(folder, 'nginx'), await write('site.conf', site))),
  };
}

async function adapted(name: string, changes: readonly (readonly [string | RegExp, string])[]): Promise<string> {
  let text = await readFile(join(DEPLOY, name), 'utf8');
  for (const [from, to] of changes) {
    const next = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
    if (next === text) throw new Error(`deploy/${name} has no ${from}.`);
    text = next;
  }
  return text;
}

function nginxConfiguration(folder: string, site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events {}
http {
  access_log off;
${paths.join('\n')}
  include ${site};
}
`;
}
