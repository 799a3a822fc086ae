import { expect, it } from 'vitest';
import type { Db } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { newItem } from './puzzle-rating';
import { provedNear } from './puzzle-rows.server';

let db: Db;
onTestDatabase((fixture) => {
  ({ db } = fixture.database);
});

it('finds the puzzles that have proved to be nearest to a rating, however many there are, without those to leave out', async () => {
  const means = [1_440, 1_460, 1_530, 1_490, 1_505, 1_561, 1_500];
  const rows = means.map((mean) => ({ game: 'word-scrambler' as const, item: `proved ${mean}`, ...newItem(mean), mean }));
  await db.insertInto('puzzle_item').values(rows).execute();
  const near = (most: number, ...but: string[]) => provedNear(db, 'word-scrambler', { rating: 1_500, reach: 60, most, but });
  expect(await near(3)).toEqual(['proved 1500', 'proved 1505', 'proved 1490']);
  expect(await near(3, 'proved 1500', 'proved 1490')).toEqual(['proved 1505', 'proved 1530', 'proved 1460']);
  expect(await near(9)).toHaveLength(6);
});
