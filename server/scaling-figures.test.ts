import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HABITS } from '../bench/support/scaling/habits';
import { SCALING_PAGE, withTables } from '../bench/support/scaling/tables';

it('docs/scaling.md shows the figures that follow from what was measured; script/scaling writes them', () => {
  const page = readFileSync(SCALING_PAGE, 'utf8');
  expect(page).toBe(withTables(page));
});

it('the habits of docs/scaling.md are those of everybody', () => {
  expect(HABITS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
