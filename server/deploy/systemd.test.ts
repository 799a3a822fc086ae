import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const UNIT = 'deploy/quillarena@.service';

const unit = readFileSync(UNIT, 'utf8');

/** What a line of a section sets. */
function said(section: string, name: string): string | undefined {
  const lines = unit.split(`[${section}]\n`)[1]?.split(/^\[/m)[0] ?? '';
  return new RegExp(`^${name}=(.*)$`, 'm').exec(lines)?.[1];
}

it('the unit of systemd starts a process again whenever it ends, and never gives up', () => {
  expect(said('Unit', 'StartLimitIntervalSec')).toBe('0');
  expect(said('Service', 'Restart')).toBe('always');
  expect(Number(said('Service', 'RestartSec'))).toBeLessThanOrEqual(5);
});

it('waits for the database before each start, longer than systemd would by itself', () => {
  expect(said('Service', 'ExecStartPre')).toContain('build/server/index.js wait-for-database');
  // systemd gives a start 90 s unless the unit says otherwise; waiting takes 60.
  expect(Number(said('Service', 'TimeoutStartSec') ?? 90)).toBeGreaterThan(60);
});

it('lets the process end by itself, which takes up to 10 s', () => {
  expect(Number(said('Service', 'TimeoutStopSec'))).toBeGreaterThan(10);
});

it('runs one process a port, as nobody in particular, who may write to DATA_DIR alone', () => {
  expect(said('Service', 'Environment')).toContain('PORT=%i DATA_DIR=/var/lib/quillarena');
  expect(said('Service', 'StateDirectory')).toBe('quillarena');
  expect(said('Service', 'User')).toBe('quillarena');
  for (const [name, value] of Object.entries({ NoNewPrivileges: 'yes', ProtectSystem: 'strict', ProtectHome: 'yes', PrivateTmp: 'yes' })) {
    expect(said('Service', name), name).toBe(value);
  }
});

it('runs commands, as docs/operating.md has them, as the same user in the same folder with the same settings', () => {
  const [command = ''] = /^ *sudo systemd-run [\s\S]*?\$@"/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) expect(command).toContain(`-p ${name}=${said('Service', name)} `);
  const dataDir = /DATA_DIR=\S+/.exec(said('Service', 'Environment') ?? '')?.[0];
  expect(command).toContain(`-E ${dataDir} "${said('Service', 'WorkingDirectory')}/script/$@"`);
});
