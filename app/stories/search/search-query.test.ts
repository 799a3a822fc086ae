import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PHRASE, MAX_WORDS, parseQuery } from './search-query';
import { typed } from './testing/typed';

const terms = (query: string) =>
  parseQuery(query)
    .groups.flat()
    .map(({ isPhrase, isExcluded, words }) => ({ isPhrase, isExcluded, words: words.map(({ text, at }) => `${text}@${at}`) }));

describe('a query', () => {
  it('is read as words, phrases and exclusions', () => {
    expect(terms('Gate "Red Door" -war -"to arms"')).toEqual([
      { isPhrase: false, isExcluded: false, words: ['gate@0'] },
      { isPhrase: true, isExcluded: false, words: ['red@0', 'door@1'] },
      { isPhrase: false, isExcluded: true, words: ['war@0'] },
      { isPhrase: true, isExcluded: true, words: ['to@0', 'arms@1'] },
    ]);
  });

  it('has alternatives between its groups', () => {
    expect(parseQuery('red door OR window').groups.map((group) => group.length)).toEqual([2, 1]);
  });

  it('treats words joined by signs as a phrase', () => {
    expect(terms("well-known o'brien")).toEqual([
      { isPhrase: true, isExcluded: false, words: ['well@0', 'known@1'] },
      { isPhrase: true, isExcluded: false, words: ['o@0', 'brien@1'] },
    ]);
  });

  it('looks for pairs of characters in scripts without spaces', () => {
    expect(terms('花火大会')).toEqual([{ isPhrase: false, isExcluded: false, words: ['花火@0', '火大@1', '大会@2'] }]);
    expect(terms('"花火大 red"')).toEqual([{ isPhrase: true, isExcluded: false, words: ['花火@1', '火大@2', 'red@4'] }]);
    expect(terms('花')).toEqual([{ isPhrase: false, isExcluded: false, words: ['花@0'] }]);
  });

  it('covers a long run of characters with fewer pairs', () => {
    const run = 'あいうえおかきくけこさし';
    expect(parseQuery(run).isCut).toBe(false);
    expect(terms(run)[0]?.words.map((word) => word.slice(0, 2))).toEqual(['あい', 'うえ', 'おか', 'きく', 'けこ', 'さし']);
  });

  it('reports too many words, and leaves out the last of them', () => {
    const words = Array.from({ length: 14 }, (_, number) => `w${number}`);
    expect(parseQuery(words.slice(0, MAX_WORDS).join(' ')).isCut).toBe(false);
    expect(parseQuery(words.join(' '))).toMatchObject({ isCut: true });
    expect(terms(words.join(' ')).flatMap((term) => term.words)).toEqual(words.slice(0, MAX_WORDS).map((word) => `${word}@0`));
    expect(terms(`"${words.join(' ')}"`).flatMap((term) => term.words)).toHaveLength(MAX_PHRASE);
  });

  it('stays within its limits, and its tokens name parts of it, whatever is typed', () => {
    fc.assert(
      fc.property(typed(), (query) => {
        const { text, groups } = parseQuery(query);
        const found = groups.flat();
        expect(found.flatMap(({ words }) => words).length).toBeLessThanOrEqual(MAX_WORDS);
        for (const { words, patterns } of found) {
          expect(words.length).toBeLessThanOrEqual(MAX_PHRASE);
          expect(words.length).toBeGreaterThan(0);
          for (const { from, to } of patterns.flat()) expect(text.slice(from, to)).not.toBe('');
        }
      }),
    );
  });
});
