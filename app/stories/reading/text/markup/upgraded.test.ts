import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChapter } from '../chapter-text';
import type { Block, Inline } from '../chapter-text.contract';
import { inCurrentMarkup } from './upgraded';

/** What readers see of blocks: neither white space at the ends of lines nor a paragraph of nothing else. */
function seen(blocks: readonly Block[]): string {
  const words = (inlines: readonly Inline[]): string =>
    inlines.map((word) => (typeof word === 'string' ? word : `<${word.kind}>${words(word.words)}</${word.kind}>`)).join('');
  const shown = (block: Block): string => {
    if (block.kind === 'paragraph')
      return `<p>${words(block.words)
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim()}</p>`;
    if (block.kind === 'quote') return `<q>${block.blocks.map(shown).join('')}</q>`;
    return block.kind === 'list' ? `<list>${block.items.flat().map(shown).join('')}</list>` : '<hr>';
  };
  return blocks
    .map(shown)
    .filter((block) => block !== '<p></p>')
    .join('\n');
}

describe('a text of the first version of the markup', () => {
  it.each([
    ['1. a *b*', String.raw`1\. a *b*`],
    ['* one\n* two', '\\* one\n\\* two'],
    ['> 3) third', String.raw`> 3\) third`],
    ['[x](https://example.test)', String.raw`[x\](https://example.test)`],
    ['~~no~~ and ++no++', String.raw`\~\~no\~\~ and \+\+no\+\+`],
    ['No sign, [so], a~b, C+ and 1.5', 'No sign, [so], a~b, C+ and 1.5'],
    [String.raw`\[x](https://example.test)`, String.raw`\[x](https://example.test)`],
  ])('escapes what would be read otherwise, and nothing else: %s', (text, written) => {
    expect(inCurrentMarkup(text, 1)).toBe(written);
    expect(inCurrentMarkup(text, 2)).toBe(text);
  });

  const piece = fc.constantFrom(
    ...['*', '**', '_', '\\', '>', '> ', ' ', '\n', '\n', '\n\n', '-', '***\n', 'a', 'b ', '"', '.', '!', '\t', '\u00a0'],
    ...['~', '~~', '+', '++', '[', ']', '](', '[a](https://a.example)', '1. ', '\n1. ', '\n* ', '2)', '12', '\n> * '],
  );

  it('reads as before in the markup of today', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('');
        expect(seen(parseChapter(inCurrentMarkup(text, 1)))).toBe(seen(parseChapter(text, 1)));
      }),
    );
  });

  it('reads as before beyond what the parser reads, too', () => {
    const long = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 10 }), fc.integer({ min: 100, max: 900 }));
    fc.assert(
      fc.property(long, long, ([one, times], [other, more]) => {
        const text = one.join('').repeat(times) + other.join('').repeat(more);
        expect(seen(parseChapter(inCurrentMarkup(text, 1)))).toBe(seen(parseChapter(text, 1)));
      }),
      { numRuns: 20 },
    );
  });

  it('has no links, lists, underline or strikethrough', () => {
    expect(seen(parseChapter('* [x](https://example.test) ~~so~~ ++it++', 1))).toBe('<p>* [x](https://example.test) ~~so~~ ++it++</p>');
  });
});
