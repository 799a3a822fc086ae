import { expect, it } from 'vitest';
import { keepPlace, placeOf } from './reading-position';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it('remembers a place a reader and story', () => {
  const device = storage();
  keepPlace(device, 'mara', 'story', { chapter: 3, share: 0.25 });
  expect(placeOf(device, 'mara', 'story')).toEqual({ chapter: 3, share: 0.25 });
  expect(placeOf(device, 'ivo', 'story')).toBeUndefined();
  expect(placeOf(device, undefined, 'story')).toBeUndefined();
});

it('takes rubbish, and a device that keeps nothing, for no place', () => {
  expect(placeOf({ getItem: () => 'x', setItem: () => undefined }, 'mara', 'story')).toBeUndefined();
  expect(placeOf(undefined, 'mara', 'story')).toBeUndefined();
});
