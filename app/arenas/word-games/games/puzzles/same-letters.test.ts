import { expect, it } from 'vitest';
import { areAnagrams } from './same-letters';

it('calls two words anagrams when they have the same letters as often, but a word not its own', () => {
  expect(areAnagrams('tiers', 'rites')).toBe(true);
  expect(areAnagrams('tiers', 'tiers')).toBe(false);
  expect(areAnagrams('tier', 'tiers')).toBe(false);
  expect(areAnagrams('seat', 'teat')).toBe(false);
});
