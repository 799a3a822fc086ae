import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../reading/text/plain-text';
import { spansIn } from './marks';

const looked = (text: string) => spansIn(text).map(({ from, to, look }) => `${look} ${text.slice(from, to)}`);
const unmarked = (text: string) => {
  const hidden = spansIn(text).filter(({ look }) => look === 'mark' || look === 'break');
  return [...text].filter((_, index) => !hidden.some(({ from, to }) => from <= index && index < to)).join('');
};

describe('a paragraph in the writing box', () => {
  it('shows emphasis, strong emphasis, quotes and scene breaks, and where their signs are', () => {
    expect(looked('So *it* was, **all** of it.')).toEqual(['em it', 'mark *', 'mark *', 'strong all', 'mark **', 'mark **']);
    expect(looked('> He *said*\n> so.')).toEqual(['quote > He *said*', 'mark > ', 'quote > so.', 'mark > ', 'em said', 'mark *', 'mark *']);
    expect(looked('one\n***\ntwo')).toEqual(['break ***']);
    expect(looked('---')).toEqual(['break ---']);
  });

  it('shows links, underlined and struck words, and items of lists', () => {
    expect(looked('a ++b++ ~~c~~')).toEqual(['u b', 'mark ++', 'mark ++', 's c', 'mark ~~', 'mark ~~']);
    expect(looked('a [*b*](https://example.test) c')).toEqual([
      ...['link *b*', 'mark [', 'mark ](https://example.test)', 'em b', 'mark *', 'mark *'],
    ]);
    expect(looked('* one\n* two\nmore')).toEqual(['item * one', 'bullet *', 'item * two', 'item more', 'bullet *']);
    expect(looked('> 2. two')).toEqual(['quote > 2. two', 'mark > ', 'item > 2. two']);
    expect(looked('*')).toEqual([]);
  });

  it('leaves literal signs literal', () => {
    expect(looked('2 * 3 * 4, snake_case, <b>x</b>, [a](b), # no title, ~one~, C++11 and C++14')).toEqual([]);
    expect(looked(String.raw`\*so\*`)).toEqual(['mark \\', 'mark \\']);
  });

  it('hides the very signs that its readers do not see', () => {
    const piece = fc.constantFrom('*', '**', '_', '\\', ' ', 'a', 'b', '.', '"', '\n', '~~', '++', '[', '](https://a.example)', '!');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = `a${pieces.join('').replaceAll(/\n+/g, '\nb')}`;
        const words = (shown: string) => shown.replaceAll(/[ \n]+/g, ' ').trim();
        expect(words(unmarked(text))).toBe(words(plainText(text)));
      }),
    );
  });
});
