// Prints what each thing that people do costs the site: processor time, queries, bytes and messages, each measured alone.
//   npm run bench:actions                                    on the embedded database
//   script/postgres run npm run bench:actions                and on PostgreSQL
//   script/postgres run npm run bench:actions -- --keep      and keeps the figures for docs/scaling.md and script/load
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DatabaseKind, MeasuredCosts } from './support/scaling/actions.ts';
import { measureActions } from './support/scaling/measure-actions.ts';
import { COSTS_FILE, costRows } from './support/scaling/tables.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, only: { type: 'string' } } });
const { TEST_DATABASE_URL } = process.env;
const kinds: readonly DatabaseKind[] = TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded'];

for (const kind of kinds.filter((one) => values.only === undefined || one === values.only)) {
  const costs = await measureActions(kind, kind === 'server' ? TEST_DATABASE_URL : undefined);
  console.log(kind === 'server' ? '\nPostgreSQL' : '\nEmbedded database');
  console.table(costRows(costs));
  if (!values.keep) continue;
  const kept = JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as Partial<MeasuredCosts>;
  writeFileSync(COSTS_FILE, `${JSON.stringify({ ...kept, [kind]: costs }, rounded, 2)}\n`);
}
process.exit(0);

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}
