import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, wordBase, wordsOfBase } from './word-base';

describe('what words were made from', () => {
  it('is found again in them', () => {
    const words = fc.record({ title: fc.string(), body: fc.string({ unit: fc.constantFrom('a', 'b', ' ') }) });
    fc.assert(
      fc.property(words, words, (base, made) => {
        const described = JSON.parse(JSON.stringify(baseOf(base, made)));
        expect(wordBase.parse(described)).toEqual(described);
        expect(wordsOfBase(described, made)).toEqual(base);
      }),
    );
  });

  it('takes little room beside long words', () => {
    const body = 'Long words. '.repeat(10_000);
    expect(baseOf({ title: '', body }, { title: '', body: `${body}And more.` })).toEqual({
      title: '',
      start: body.length,
      end: 0,
      text: '',
    });
  });
});
