import { expect, it } from 'vitest';
import { hasEnoughWords } from './enough-words';

it('counts fifty words, in scripts without spaces too', () => {
  expect(hasEnoughWords('The gate stood open. '.repeat(12))).toBe(false);
  expect(hasEnoughWords(`${'The gate stood open. '.repeat(12)}Nobody came.`)).toBe(true);
  expect(hasEnoughWords('門は開いていた。'.repeat(3))).toBe(false);
  expect(hasEnoughWords('門は開いていた。'.repeat(30))).toBe(true);
});

it('takes signs and spaces for no words', () => {
  expect(hasEnoughWords(' ... *** — 🙂 '.repeat(60))).toBe(false);
  expect(hasEnoughWords('')).toBe(false);
});
