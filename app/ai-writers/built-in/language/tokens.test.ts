import { expect, it } from 'vitest';
import { readSentences } from './tokens';

const tags = (text: string) => readSentences(text).flatMap((sentence) => sentence.map(({ text, pos }) => `${text}/${pos}`));

it('reads as before once so much was read that the library is loaded again', () => {
  const first = tags('Ines cut the green rope that held the boat.');
  expect(first).toContain('rope/NOUN');
  // 2.3 million characters of words that nobody has met.
  for (let text = 0; text < 80; text += 1)
    readSentences(Array.from({ length: 3_000 }, (_, word) => `zq${text}x${(word + 10_000).toString(36)}y`).join(' '));
  expect(tags('Ines cut the green rope that held the boat. ')).toEqual(first);
});
