import { expect, it } from 'vitest';
import { bytesText } from './units';

it.each([
  [0, '0 kB'],
  [1_234, '1.2 kB'],
  [48_700, '49 kB'],
  [354_000_000, '354 MB'],
  [1_200_000_000, '1.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
