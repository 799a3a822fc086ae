import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, type Passage } from './compare-words';

const side = (passages: readonly Passage[], own: Passage['kind']) =>
  passages
    .filter(({ kind }) => kind === 'same' || kind === own)
    .map(({ text }) => text)
    .join('');

/** Texts that share words and lines, as versions do. */
const text = fc.array(fc.constantFrom('the ', 'harbour ', 'was ', 'empty', '.', '\n', '*so*', 'ä', '漢', '\u{1F30A}'), { maxLength: 60 });

describe('comparing two versions', () => {
  it('marks the words that differ', () => {
    expect(compareWords('The harbour was empty.\n', 'The harbour was nearly full.\n')).toEqual([
      { kind: 'same', text: 'The harbour was ' },
      { kind: 'removed', text: 'empty' },
      { kind: 'added', text: 'nearly full' },
      { kind: 'same', text: '.\n' },
    ]);
  });

  it('marks a whole new paragraph', () => {
    expect(compareWords('One.\nThree.', 'One.\nTwo.\nThree.')).toEqual([
      { kind: 'same', text: 'One.\n' },
      { kind: 'added', text: 'Two.\n' },
      { kind: 'same', text: 'Three.' },
    ]);
  });

  it('marks texts that have too little in common as a whole', () => {
    const words = (stem: string) => Array.from({ length: 5_000 }, (_, index) => `${stem}${index}`).join(' ');
    expect(compareWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    const lines = (stem: string) => words(stem).replaceAll(' ', '\n');
    expect(compareWords(lines('a'), lines('b')).length).toBeLessThan(3);
  });

  it('holds both versions completely', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const passages = compareWords(before, after);
        expect(side(passages, 'removed')).toBe(before);
        expect(side(passages, 'added')).toBe(after);
      }),
    );
  });
});
