// Prints how many commits a second 16 writers reach on a PostgreSQL server, with two processes of the site that publish and
// listen: without telling anybody, with the outbox, and with NOTIFY in each transaction. The ways take turns within one run.
// Then how long the outbox takes to be empty after the last commit.
//   POSTGRES_FSYNC=on script/postgres run npm run bench:outbox
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { siteProcess } from '../../tests/support/sites/site-process.ts';

const WRITERS = 16;
const TURN_MS = 3_000;
const TURNS = 5;
const OUTBOX_BOUND = 0.6;

const databaseUrl = process.env.TEST_DATABASE_URL;
if (!databaseUrl) throw new Error('Please run it with a server: script/postgres run npm run bench:outbox');

/** How a row is told of, with the statements before and after a turn. */
interface Way {
  name: string;
  before: string;
  after: string;
}

/** What is inserted, one row a transaction. */
interface Inserts {
  name: string;
  insert: string;
  values(): unknown[];
  ways: readonly Way[];
}

const told = (how: string) => `
  create or replace function tell_bench_row() returns trigger language plpgsql as $$
  begin ${how} return null; end $$;
  create trigger bench_row_told after insert on bench_row for each row execute function tell_bench_row()`;
const untold = 'drop trigger bench_row_told on bench_row';

const inserts: readonly Inserts[] = [
  {
    name: 'a row of two columns, told by one message',
    insert: 'insert into bench_row (id, text) values ($1, $2)',
    values: () => [randomUUID(), 'Once upon a time'],
    ways: [
      { name: 'told to nobody', before: '', after: '' },
      { name: 'outbox', before: told(`perform announce('bench', 'row:' || new.id);`), after: untold },
      { name: 'NOTIFY', before: told(`perform pg_notify('bench', 'row:' || new.id);`), after: untold },
    ],
  },
  {
    name: 'a published story, with all that the site does about it',
    insert: `insert into story (id, arena, status, title, body, created_at, published_at, updated_at)
      values ($1, 'creative_writing', 'published', 'A gate', $2, now(), now(), now())`,
    values: () => [randomUUID(), 'The gate stood open, as it had all winter.'],
    ways: [
      {
        name: 'told to nobody',
        before: 'alter table story disable trigger story_changed',
        after: 'alter table story enable trigger story_changed',
      },
      { name: 'outbox', before: '', after: '' },
    ],
  },
];

async function commitsPerSecond(writers: readonly pg.Client[], { insert, values }: Inserts): Promise<number> {
  const until = performance.now() + TURN_MS;
  const write = async (writer: pg.Client) => {
    let commits = 0;
    for (; performance.now() < until; commits += 1) await writer.query({ name: insert.slice(0, 30), text: insert, values: values() });
    return commits;
  };
  const commits = await Promise.all(writers.map(write));
  return commits.reduce((sum, count) => sum + count, 0) / (TURN_MS / 1000);
}

/** @returns ms until everything is published. */
async function untilEmpty(client: pg.Client): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query('select 1 from bus_outbox limit 1');
    if (rows.length === 0) return performance.now() - began;
  }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const env = { DEMO: '0', DATABASE_URL: databaseUrl, SECRET: 'a secret for this benchmark only' };
const sites = [await siteProcess(env), await siteProcess(env)];
const writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: databaseUrl }));
try {
  for (const site of sites) await site.start();
  for (const writer of writers) await writer.connect();
  const [one] = writers;
  if (!one) throw new Error('There is no writer.');
  await one.query('create table bench_row (id uuid primary key, text text not null)');
  for (const inserted of inserts) {
    let emptiedMs = 0;
    const rates = new Map<string, number[]>();
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const { name, before, after } of inserted.ways) {
        if (before) await one.query(before);
        rates.set(name, [...(rates.get(name) ?? []), await commitsPerSecond(writers, inserted)]);
        if (name === 'outbox') emptiedMs = Math.max(emptiedMs, await untilEmpty(one));
        if (after) await one.query(after);
      }
    }
    const silent = median(rates.get('told to nobody') ?? []);
    console.log(`\n${inserted.name}, ${WRITERS} writers`);
    console.table(
      [...rates].map(([way, each]) => ({
        ...{ way, 'commits a second': Math.round(median(each)) },
        ratio: Number((median(each) / silent).toFixed(2)),
      })),
    );
    const ratio = median(rates.get('outbox') ?? []) / silent;
    console.log(`the outbox reaches ${ratio.toFixed(2)} (${ratio >= OUTBOX_BOUND ? 'within' : 'BEYOND'} ${OUTBOX_BOUND})`);
    console.log(`it was empty at most ${Math.round(emptiedMs)} ms after the last commit`);
  }
} finally {
  for (const writer of writers) await writer.end();
  for (const site of sites) await site.dispose();
}
process.exit(0);
