import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (patterns: string[]) => globSync(patterns).map((file) => readFileSync(file, 'utf8'));
const code = read(['app/**/*.server.ts', 'server/*.ts']).join('\n');

/** Whether the site has a figure: created by its full name, or declared among figures by the rest of it. */
const exists = (name: string) => code.includes(`'quillarena_${name}'`) || code.includes(`${name}: { help:`);

it.each(['deploy/prometheus/quillarena.rules.yml', 'deploy/grafana/quillarena.json', 'docs/operating.md'])(
  '%s names figures that exist',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const names = new Set([...text.matchAll(/quillarena_([a-z_]+?)(?:_bucket|_sum|_count)?(?=[^a-z_])/g)].map(([, name = '']) => name));
    names.delete('');
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !exists(name))).toEqual([]);
  },
);
