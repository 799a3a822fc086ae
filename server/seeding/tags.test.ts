import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandomFunctions } from '../../script/seeding/random-functions';
import { placeIn, tagCount } from '../../script/seeding/tags';

const STORIES = 10_000;
const TAGS = 500;
let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  await createRandomFunctions(database as unknown as pg.Client);
});

afterAll(() => database.close());

it('seeded tags are as archives have them: a few very common ones, and a long tail in which most have few stories', async () => {
  const place = placeIn(TAGS, 'pg_temp.chance(n, 72)');
  const { rows } = await database.query<{ place: number; stories: number }>(`
    select ${place}::integer as place, count(*)::integer as stories from generate_series(0, ${STORIES - 1}) as n
    group by 1 order by 2 desc, 1`);
  const counts = rows.map(({ stories }) => stories);
  const of = (stories: readonly number[]) => stories.reduce((sum, each) => sum + each, 0);
  expect(rows[0]?.place).toBe(0);
  expect(rows.every((row) => row.place >= 0 && row.place < TAGS)).toBe(true);
  expect(counts[0], 'the commonest').toBeGreaterThan(STORIES / 10);
  expect(of(counts.slice(0, TAGS / 50)), 'those of one tag in fifty').toBeGreaterThan(STORIES / 4);
  const rare = counts.filter((stories) => stories < STORIES / TAGS).length + TAGS - counts.length;
  expect(rare, 'rarer than the average').toBeGreaterThan((TAGS * 3) / 4);
  expect(counts.length, 'that have stories').toBeGreaterThan((TAGS * 9) / 10);
});

it('seeded stories have eight tags on average, some none, and none more than a story may have', async () => {
  const { rows } = await database.query<{ least: number; most: number; mean: number }>(`
    select min(tags) as least, max(tags) as most, avg(tags)::float as mean
    from (select ${tagCount} as tags from generate_series(0, ${STORIES - 1}) as s (n)) as counted`);
  const [{ least, most, mean } = { least: -1, most: -1, mean: -1 }] = rows;
  expect([least, most]).toEqual([0, 32]);
  expect(Math.abs(mean - 8)).toBeLessThan(0.5);
});
