import { globSync, readFileSync } from 'node:fs';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../app/platform/testing/servers/free-port.ts';
import { site } from '../support/http/site.ts';
import { adminCommand, failingStart } from '../support/sites/admin.ts';
import { ENTRY } from '../support/sites/site-process.ts';

// Which sentences they are: server/start-failure.server.test.ts, server/admin/run-command.test.ts and app/platform/config/config.server.test.ts.

it('a site that cannot start, and a command that cannot be done, say why in one line and exit with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'secret'), 'damaged');
  const { status, said } = await failingStart({ PORT: '1', SITE_URL: 'http://localhost:1', DATA_DIR: folder, DEMO: '0' });
  const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(lines).toEqual([expect.stringContaining('is damaged. Put the right one back')]);
  expect(status).toBe(1);
  const file = join(folder, 'a.backup');
  const command = await adminCommand(['backup', file], { DATA_DIR: join(folder, 'none') });
  expect(command).toEqual({ status: 1, said: expect.stringMatching(/^There is no database in .*\n$/) });
  await writeFile(file, 'an earlier one');
  const again = await adminCommand(['backup', file], { DATA_DIR: join(folder, 'none') });
  expect(again).toEqual({ status: 1, said: expect.stringMatching(/ is already there\. Please give another name\.\n$/) });
});

it('a site whose port is taken says so before it touches its DATA_DIR', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'quillarena-start-')), 'data');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }));
  const { port } = new URL(site.url);
  const { status, said } = await failingStart({ PORT: port, SITE_URL: `http://localhost:${port}`, DATA_DIR: folder, DEMO: '0' });
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(`PORT ${port} on 127.0.0.1 is already in use`) });
  await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('a site with invalid settings reports every fault at once', async () => {
  const { status, said } = await failingStart({
    PORT: 'many',
    SMTP_URL: 'mail.example',
    DEMO: 'yes',
    DATABASE_URL: 'postgres://localhost/a',
  });
  expect(status).toBe(1);
  expect(said).toContain('PORT must be a whole number from 1 to 65535.');
  expect(said).toContain('SMTP_URL must be an address like');
  expect(said).toContain('DEMO must be 0 (no demo world) or 1.');
  expect(said).toContain('With DATABASE_URL a SECRET is needed');
  expect(said).not.toContain('    at ');
});

it('a move to a server that is not there names the address that it was given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // A move reads first which migrations have run.
  const moved = await PGlite.create({ dataDir: join(folder, 'database') });
  await moved.exec('create table schema_migration (name text primary key, timestamp text not null)');
  await moved.close();
  const port = await freePort();
  const { status, said } = await adminCommand(['move-to-postgres', `postgres://127.0.0.1:${port}/x`], { DATA_DIR: folder });
  expect({ status, said }).toEqual({
    status: 1,
    said: expect.stringContaining(`The database at 127.0.0.1, port ${port}, cannot be reached`),
  });
});

it('a site that starts says where it is after all else', async () => {
  const said = await site.output();
  expect(said.indexOf('\nQuillarena is ready: ')).toBeGreaterThan(said.indexOf('"msg":"ready"'));
});

it('a process that is started for no command does not start the site but names the commands', async () => {
  const { status, said } = await adminCommand(['restor', 'a.backup'], {});
  expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/^There is no command 'restor'\. Give ai, .*\.\n$/) });
});

/** What a built file asks for: rolldown writes imports in lines of their own, and names in double quotes. */
const ASKED =
  /^(?:import|export)\b[^\n]*?\bfrom ?"([^"\n]+)";$|^import ?"([^"\n]+)";$|\bimport\("([^"\n]+)"\)|\b__require\("([^"\n]+)"\)/gm;

/** Names of the packages that built files ask for. */
function packagesOf(folder: string): Set<string> {
  const files = globSync('**/*.{js,mjs}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = files.flatMap((text) => [...text.matchAll(ASKED)].map((found) => found.slice(1).find(Boolean) ?? ''));
  const bare = names.filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return new Set(
    bare.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}

it('the built server asks for no package that is not in the image, where it could not start', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const asked = packagesOf(join(ENTRY, '..'));
  expect([...asked]).toEqual(expect.arrayContaining(['pg', 'pino', '@electric-sql/pglite', 'wink-nlp']));
  expect([...asked].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
