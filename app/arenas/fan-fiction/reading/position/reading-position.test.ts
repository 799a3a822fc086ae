import { expect, it } from 'vitest';
import { readPosition, savePosition } from './reading-position';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it('remembers one reading position per reader and story', () => {
  const device = storage();
  savePosition(device, 'mara', 'story', { chapter: 3, share: 0.25, id: 'the-third' });
  expect(readPosition(device, 'mara', 'story')).toEqual({ chapter: 3, share: 0.25, id: 'the-third' });
  expect(readPosition(device, 'ivo', 'story')).toBeUndefined();
  expect(readPosition(device, undefined, 'story')).toBeUndefined();
});

it('reads positions of earlier releases, which name no chapter', () => {
  const device = { getItem: () => '3 0.2500', setItem: () => undefined };
  expect(readPosition(device, 'mara', 'story')).toEqual({ chapter: 3, share: 0.25, id: '' });
});

it('treats invalid data, and a device without storage, as no position', () => {
  expect(readPosition({ getItem: () => 'x', setItem: () => undefined }, 'mara', 'story')).toBeUndefined();
  expect(readPosition(undefined, 'mara', 'story')).toBeUndefined();
});
