import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const RULES = 'deploy/prometheus/quillarena.rules.yml';
const TESTS = globSync('deploy/prometheus/tests/*.yml');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

interface Compose {
  services: Record<string, { image: string; volumes?: string[]; environment?: Record<string, string> }>;
}

interface PrometheusSettings {
  rule_files: string[];
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

it('sees every alert firing in a test', () => {
  const alerts = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const text = TESTS.map((file) => readFileSync(file, 'utf8')).join('\n');
  const firing = new Set([...text.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name));
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.filter((name) => !firing.has(name))).toEqual([]);
});

it('loads rules, processes and the dashboard in the containers from where they are mounted', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':').slice(0, 2)));
  const folderAt = (inside: string) => mounted.find(([, target]) => target === inside)?.[0];
  const prometheus = parse(readFileSync(folderAt('/etc/prometheus/prometheus.yml') ?? '', 'utf8')) as PrometheusSettings;
  expect(prometheus.rule_files.map(folderAt)).toEqual([`./${RULES}`]);
  const [scraped] = prometheus.scrape_configs;
  const sites = Object.keys(services).filter((name) => services[name]?.image === 'quillarena');
  expect(scraped?.static_configs.flatMap(({ targets }) => targets)).toEqual(
    sites.map((name) => `${name}:${services[name]?.environment?.PORT}`),
  );
  expect(readFileSync(RULES, 'utf8'), 'the rules ask for this job').toContain(`job="${scraped?.job_name}"`);
  const provisioning = folderAt('/etc/grafana/provisioning') ?? '';
  const [file = ''] = globSync(`${provisioning}/dashboards/*.yml`);
  const { providers } = parse(readFileSync(file, 'utf8')) as { providers: { options: { path: string } }[] };
  expect(folderAt(`${providers[0]?.options.path}/quillarena.json`)).toBe('./deploy/grafana/quillarena.json');
});

it.skipIf(!hasPromtool)('has rules and tests with which Prometheus agrees', () => {
  expect(execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })).toContain('SUCCESS');
  expect(execFileSync('promtool', ['test', 'rules', ...TESTS], { encoding: 'utf8' })).toContain('SUCCESS');
});
