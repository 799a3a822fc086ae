import { describe, expect, it } from 'vitest';
import type { MarkCount } from '../../protocol/room.contract';
import { freshParts, mostMarked } from './marks';

const parts = [1, 2, 4, 5].map((number) => ({ number }));

describe('marks of parts', () => {
  it('are for the two latest parts', () => {
    expect(freshParts(parts)).toEqual([{ number: 4 }, { number: 5 }]);
    expect(freshParts(parts.slice(0, 1))).toEqual([{ number: 1 }]);
  });

  it('tell which parts were marked most', () => {
    const marks: MarkCount[] = [
      { number: 5, kind: 'loved', count: 1 },
      { number: 2, kind: 'laughed', count: 2 },
      { number: 2, kind: 'shivered', count: 1 },
      { number: 1, kind: 'loved', count: 1 },
    ];
    expect(mostMarked(parts, marks, 2).map(({ part, total }) => [part.number, total])).toEqual([
      [2, 3],
      [1, 1],
    ]);
    expect(mostMarked(parts, [], 3)).toEqual([]);
  });
});
