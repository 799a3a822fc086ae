import { expect, it } from 'vitest';
import { wholeSentences } from './reveal';

const TEXT = 'The gate stood open. “Who is there?” Nobody knew';

it('shows a text that is being typed in whole sentences when motion is reduced', () => {
  expect(TEXT.slice(0, wholeSentences(TEXT, 10))).toBe('');
  expect(TEXT.slice(0, wholeSentences(TEXT, 30))).toBe('The gate stood open.');
  expect(TEXT.slice(0, wholeSentences(TEXT, 40))).toBe('The gate stood open. “Who is there?”');
  expect(TEXT.slice(0, wholeSentences(TEXT, TEXT.length))).toBe(TEXT);
});
