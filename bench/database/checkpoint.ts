// Prints what a checkpoint of the embedded database costs, and how large its log gets.
//   npm run bench:checkpoint                      how long others wait for a checkpoint by how much was written before it;
//                                                 then the log and everybody's waiting under sustained saves
//   npm run bench:checkpoint -- --restore FILE    the log during and after a restore of this backup
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { ENTRY, nodeArguments } from '../../tests/support/sites/site-process.ts';
import type * as Modules from '../support/database/checkpoint-modules.ts';
import { loadApp } from '../support/load-app.ts';

const STEPS_MB = [8, 16, 32, 100, 1_000];
const TIMES = 3;
const SAVE_CHARACTERS = 20_000;
const STORIES = 500;
const BOUND = 300_000_000;
const MB = 1_000_000;

const { values } = parseArgs({ options: { restore: { type: 'string' }, seconds: { type: 'string', default: '60' } } });
const { openEmbeddedDatabase, ENGINE_OPTIONS, folderBytes } = await loadApp<typeof Modules>(
  './bench/support/database/checkpoint-modules.ts',
);
const folder = await mkdtemp(join(tmpdir(), 'quillarena-checkpoint-'));
const log = (dataDir: string) => folderBytes(join(dataDir, 'pg_wal')).catch(() => 0);
const at = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);

/** Saves of stories, as long as a chapter: text that cannot be compressed away, on pages spread over the table. */
const SCHEMA = `
  create table story (id integer primary key, title text not null, body text not null, saved integer not null);
  create index story_title on story (title);
  insert into story select n, md5(n::text), '', 0 from generate_series(1, ${STORIES}) n`;
const SAVE = 'update story set body = $2, title = $3, saved = saved + 1 where id = $1';
const words = (characters: number) => randomBytes(characters / 2).toString('hex');
const someStory = () => 1 + Math.floor(Math.random() * STORIES);
const aSave = () => [someStory(), words(SAVE_CHARACTERS), words(30)];

try {
  if (values.restore) await restored(values.restore);
  else {
    await costs();
    await sustainedSaves(Number(values.seconds) * 1_000);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A query that comes at the moment of a checkpoint waits for all of it. */
async function costs(): Promise<void> {
  const dataDir = join(folder, 'costs');
  const db = await PGlite.create({ dataDir, ...ENGINE_OPTIONS });
  await db.exec(SCHEMA);
  const written = async () =>
    Number((await db.query<{ bytes: number }>(`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`)).rows[0]?.bytes);
  const rows: Record<string, number>[] = [];
  for (const step of STEPS_MB) {
    const waits: number[] = [];
    let saves = 0;
    for (let time = 0; time < (step > 100 ? 1 : TIMES); time += 1) {
      await db.exec('checkpoint');
      for (const until = (await written()) + step * MB; (await written()) < until; saves += 10)
        for (let save = 0; save < 10; save += 1) await db.query(SAVE, aSave());
      const began = performance.now();
      const checkpoint = db.exec('checkpoint');
      await db.query('select title from story where id = $1', [someStory()]);
      waits.push(performance.now() - began);
      await checkpoint;
    }
    rows.push({
      'MB written before it': step,
      saves,
      'another query waits, ms (median)': at(waits, 0.5),
      'at most': at(waits, 1),
      'log after, MB': Math.round((await log(dataDir)) / MB),
    });
  }
  await db.close();
  console.log('\nWhat a checkpoint costs a query that comes with it');
  console.table(rows);
}

/** The product's own database, with its checkpoints, under saves without a pause, while somebody reads every 20 ms. */
async function sustainedSaves(ms: number): Promise<void> {
  const dataDir = join(folder, 'saves');
  const checkpoints: number[] = [];
  const database = await openEmbeddedDatabase(dataDir, {
    onCheckpoint: (seconds) => void (seconds !== undefined && checkpoints.push(seconds * 1000)),
  });
  await database.execute(SCHEMA);
  const ends = performance.now() + ms;
  const reads: number[] = [];
  let saves = 0;
  let largest = 0;
  const writing = (async () => {
    for (; performance.now() < ends; saves += 1) await database.change('save', SAVE, aSave());
  })();
  while (performance.now() < ends) {
    const began = performance.now();
    await database.execute('select title from story where id = $1', [someStory()]);
    reads.push(performance.now() - began);
    largest = Math.max(largest, await log(dataDir));
    await pause(20);
  }
  await writing;
  const { rows } = await database.execute(`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`);
  await database.close();
  console.log(`\nSustained saves of ${SAVE_CHARACTERS.toLocaleString('en-US')} characters for ${ms / 1000} s`);
  console.table({
    saves,
    'written to the log, MB': Math.round(Number(rows[0]?.bytes) / MB),
    checkpoints: checkpoints.length,
    'a checkpoint takes, ms (median)': at(checkpoints, 0.5),
    'a checkpoint takes, ms (at most)': at(checkpoints, 1),
    'a read takes, ms (median)': at(reads, 0.5),
    'a read takes, ms (99 %)': at(reads, 0.99),
    'a read takes, ms (at most)': at(reads, 1),
  });
  judge('the log was at most', largest);
}

async function restored(file: string): Promise<void> {
  const began = performance.now();
  let largest = 0;
  const dataDir = join(folder, 'restored');
  const watch = setInterval(async () => {
    largest = Math.max(largest, await log(join(dataDir, 'database')));
  }, 100);
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  const { stdout: said } = await promisify(execFile)(process.execPath, nodeArguments(ENTRY, ['restore', file]), { env });
  clearInterval(watch);
  console.log(`${said.trim()} It took ${Math.round((performance.now() - began) / 1000)} s.`);
  judge('during the restore, the log was at most', largest);
  judge('after it, the log is', await log(join(dataDir, 'database')));
}

function judge(what: string, bytes: number): void {
  console.log(`${what} ${Math.round(bytes / MB)} MB (${bytes <= BOUND ? 'within' : 'BEYOND'} ${BOUND / MB})`);
  if (bytes > BOUND) process.exitCode = 1;
}
