import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = 'deploy/prometheus/quillarena.rules.yml';
const TESTS = globSync('deploy/prometheus/tests/*.yml');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

it('sees every alert firing in a test', () => {
  const alerts = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const text = TESTS.map((file) => readFileSync(file, 'utf8')).join('\n');
  const firing = new Set([...text.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name));
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.filter((name) => !firing.has(name))).toEqual([]);
});

it.skipIf(!hasPromtool)('has rules and tests with which Prometheus agrees', () => {
  expect(execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })).toContain('SUCCESS');
  expect(execFileSync('promtool', ['test', 'rules', ...TESTS], { encoding: 'utf8' })).toContain('SUCCESS');
});
