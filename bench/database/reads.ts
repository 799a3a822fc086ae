// Prints what it costs to store that a story was read, with and without the trigger that keeps the sum for its card.
//   npm run bench:reads                         on the embedded database
//   script/postgres run npm run bench:reads     on PostgreSQL
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import type * as ReadModules from '../support/database/read-modules.ts';
import { loadApp } from '../support/load-app.ts';
import { quantile } from '../support/measures/page-queries.ts';

const STORIES = 1_000;
const ROUNDS = 200;
/** Reads that are stored at once: of a quiet site, and of a busy one within two seconds. */
const BATCHES = [1, 50];

const app = await loadApp<typeof ReadModules>('./bench/support/database/read-modules.ts');
const url = process.env.TEST_DATABASE_URL;
const database: OpenDatabase = url
  ? app.openServerDatabase({ url, connections: 2, statementTimeoutMs: 0 }, () => undefined)
  : await app.openEmbeddedDatabase(undefined);

try {
  await app.migrate(database);
  const { db } = database;
  const { rows } = await sql<{ id: string }>`
    insert into story (id, arena, status, title, body, word_count, content_rating, prompt, created_at, published_at, updated_at)
    select gen_random_uuid(), 'creative_writing', 'published', 'Story ' || n, 'Once.', 1, 'none', '', now(), now(), now()
    from generate_series(1, ${STORIES}::integer) as n returning id`.execute(db);
  const stories = rows.map(({ id }) => id);
  for (const batch of BATCHES) {
    const taken = { with: [] as number[], without: [] as number[] };
    // In turns, so that other load on the machine affects both.
    for (let round = -10; round < ROUNDS; round += 1) {
      for (const way of ['with', 'without'] as const) {
        await sql.raw(`alter table story_day ${way === 'with' ? 'enable' : 'disable'} trigger story_day_counted`).execute(db);
        const reads = Array.from({ length: batch }, (_, at) => readOf(stories[(Math.max(round, 0) * batch + at) % STORIES] ?? ''));
        const before = performance.now();
        await app.storeReads(db, reads);
        if (round >= 0) taken[way].push((performance.now() - before) / batch);
      }
    }
    const row = (times: readonly number[]) => ({ 'p50 ms': digits(quantile(times, 0.5)), 'p95 ms': digits(quantile(times, 0.95)) });
    console.log(`A read, of ${batch} stored at once, on ${url ? 'PostgreSQL' : 'the embedded database'}`);
    console.table({ 'with the sum of a card': row(taken.with), 'without it': row(taken.without) });
  }
} finally {
  await database.close();
}

function readOf(storyId: string) {
  const day = new Date().toISOString().slice(0, 10);
  return { story_id: storyId, day, reader: randomUUID().slice(0, 22), chapter_id: null, origin: 'elsewhere' as const };
}

function digits(ms: number): number {
  return Number(ms.toPrecision(2));
}
