import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyTitle } from './story-title';

describe('the title of a collaborative story', () => {
  it.each([
    ['The gate stood open, as it had all winter.', 'The gate stood open'],
    ['“Run!” she said.', 'Run'],
    ['Nobody had ever come back from the lighthouse at the end of the pier.', 'Nobody had ever come back from the…'],
    ['\n Rain fell. Then it stopped.', 'Rain fell'],
    ['(“Who goes there?!” she said.)', 'Who goes there'],
    [`${'a'.repeat(29)} ${'b'.repeat(30)}.`, `${'a'.repeat(29)} ${'b'.repeat(30)}`],
    [`${'a'.repeat(29)} ${'b'.repeat(31)}.`, `${'a'.repeat(29)}…`],
    ['  ', 'A Woven Story'],
    ['…', 'A Woven Story'],
  ])('of %j is %j', (opening, title) => {
    expect(storyTitle(opening)).toBe(title);
  });

  it('exists, short and on one line, whatever the opening', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (opening) => {
        const title = storyTitle(opening);
        expect(title.trim()).not.toBe('');
        expect([...title].length).toBeLessThanOrEqual(61);
        expect(title).not.toMatch(/\n/);
      }),
      { examples: [['a'.repeat(70)]] },
    );
  });

  it('does not end at an abbreviation, nor keep one half of a quotation', () => {
    expect(storyTitle('Dr. Hale counted the stairs. There were too many.')).toBe('Dr. Hale counted the stairs');
    expect(storyTitle('“‘Run!’” she said.')).toBe('Run');
    expect(storyTitle('“Count them again,” said the captain.')).toBe('Count them again');
    expect(storyTitle('She said “run fast and do not look back” and left.')).toBe('She said run fast and do not…');
    expect(storyTitle('They called it “the ninth gate” then.')).toBe('They called it “the ninth gate” then');
  });
});
