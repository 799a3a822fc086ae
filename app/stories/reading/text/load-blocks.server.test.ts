import { expect, it } from 'vitest';
import { parseChapter } from './chapter-text';
import { loadBlocks } from './load-blocks.server';
import { MARKUP } from './markup/dialects';

const LETTERS = '*a*\n\n'.repeat(33_000);

it.each([
  ['short', 'The *gate* stood open.\n\n***\n\n> Nobody went in.'],
  ['long', LETTERS],
])('reads a %s text alike', async (_length, text) => {
  expect(await loadBlocks({ text, markup: MARKUP }, 'mara')).toEqual(parseChapter(text));
});

it('reads a long text without holding up this thread', async () => {
  const read = loadBlocks({ text: LETTERS, markup: MARKUP }, 'mara').then(() => 'read');
  // In this thread it would be read before anything else could happen.
  expect(await Promise.race([read, new Promise((resolve) => process.nextTick(resolve, 'something else'))])).toBe('something else');
  await read;
});
