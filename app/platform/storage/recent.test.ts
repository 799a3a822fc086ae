import { expect, it } from 'vitest';
import { createRecent } from './recent';

it('keeps as many values as asked, those that were set last', () => {
  const recent = createRecent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 3);
  recent.set('c', 4);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4]);
  recent.delete('c');
  recent.set('d', 5);
  expect(['a', 'c', 'd'].map(recent.get)).toEqual([3, undefined, 5]);
});
