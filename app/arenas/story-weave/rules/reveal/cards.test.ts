import { expect, it } from 'vitest';
import { cardsByPart } from './cards';

it('a card lies behind the last part before it, although turns without words leave gaps', () => {
  const parts = [{ number: 1 }, { number: 4 }];
  const [early, middle, late] = [{ after: 0 }, { after: 3 }, { after: 9 }];
  expect([...cardsByPart(parts, [early, middle, late])]).toEqual([
    [0, [early]],
    [1, [middle]],
    [4, [late]],
  ]);
});
