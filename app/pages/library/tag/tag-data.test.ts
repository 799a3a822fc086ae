import { expect, it } from 'vitest';
import { narrowerFor } from './tag-data.server';

const tag = (id: number, stories: number, shipped = false) => ({ id, kind: 'character' as const, name: `Tag ${id}`, stories, shipped });
const found = (narrower: { id: number; stories: number }[]) => narrower.map(({ id, stories }) => [id, stories]);

it('offers nobody a tag below another one that only stories carry which they leave out', () => {
  const narrower = [tag(1, 5), tag(2, 1), tag(3, 1, true), tag(4, 20_000)];
  const counts = new Map([
    [1, 3],
    [2, 0],
    [3, 0],
  ]);
  expect(found(narrowerFor(narrower, counts)), 'what came with the site stays, and what has too many to be counted').toEqual([
    [1, 3],
    [3, 0],
    [4, 20_000],
  ]);
  expect(found(narrowerFor(narrower, undefined)), 'for somebody who leaves nothing out').toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
    [4, 20_000],
  ]);
});
