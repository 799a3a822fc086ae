import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines';
import { ownNameIn } from './own-name';

describe('the lines of a text', () => {
  it('are its sentences, with their quotes', () => {
    expect(linesOf(['“Well?” she said. “Well.” He sat down… and waited.', 'Mr. Ames paid 3.50 for it.'])).toEqual([
      ['“Well?”', 'she said.', '“Well.”', 'He sat down…', 'and waited.'],
      ['Mr. Ames paid 3.50 for it.'],
    ]);
  });

  it('say together what the text says', () => {
    fc.assert(
      fc.property(fc.record({ text: fc.string() }), ({ text }) => {
        const bare = (words: string) => words.replaceAll(/\s+/g, '');
        expect(bare(linesOf([text]).flat().join(' '))).toBe(bare(text));
      }),
    );
  });
});

describe('one’s own name in a text', () => {
  it('is found as a word of its own', () => {
    expect(ownNameIn('“Ada!” he called. Canada is far. Lovelace, too.', 'Ada Lovelace')).toEqual(['Ada', 'Lovelace']);
    expect(ownNameIn('The ferry came over the hill.', 'Ada of the Ferry')).toEqual(['ferry']);
    expect(ownNameIn('A quill lay there.', 'quill and ink')).toEqual(['quill']);
    expect(ownNameIn('Nobody is named here, and (x) is not a pattern.', 'A. (x)')).toEqual([]);
  });
});
