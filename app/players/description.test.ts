import { expect, it } from 'vitest';
import { descriptionOf } from './description';

it('of a player quotes what they say of themselves, but not behind a door', () => {
  const player = { name: 'Mara', bio: 'I write at night.', level: { level: 3, value: 0, max: 1 }, xp: '3,100', door: undefined };
  expect(descriptionOf(player)).toBe('I write at night.');
  const behind = descriptionOf({ ...player, door: 'threat' });
  expect(behind).not.toContain('night');
  expect(behind).toContain('Mara');
});
