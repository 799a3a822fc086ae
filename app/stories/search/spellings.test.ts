import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '~/platform/text/edit-distance';
import { nearest, spelledWords, spellingsOf } from './spellings';

describe('spellings', () => {
  it('differ by letters added, missing, replaced or swapped', () => {
    expect(editDistance('gate', 'gate')).toBe(0);
    expect(editDistance('gate', 'gates')).toBe(1);
    expect(editDistance('gate', 'gte')).toBe(1);
    expect(editDistance('gate', 'gete')).toBe(1);
    expect(editDistance('gate', 'gaet')).toBe(1);
    expect(editDistance('lighthouse', 'lihgthuose')).toBe(2);
    expect(editDistance('', 'gate')).toBe(4);
  });

  it('of a word with one mistake share a form with it', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('drop', 'double', 'replace', 'swap'), (right, seed, mistake) => {
        const letters = [...right];
        const place = seed % (letters.length - 1);
        const [letter = '', next = ''] = letters.slice(place);
        const written = { drop: [''], double: [letter, letter], replace: ['q'], swap: [next, letter] }[mistake];
        const wrong = letters.toSpliced(place, mistake === 'swap' ? 2 : 1, ...written).join('');
        expect(spellingsOf(right).some((spelling) => spellingsOf(wrong).includes(spelling))).toBe(true);
        expect(editDistance(right, wrong)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('come nearest first, without those too far off', () => {
    expect(nearest('ligthhouse', ['lighthouses', 'lighthouse', 'powerhouse'])).toEqual(['lighthouse', 'lighthouses']);
    expect(nearest('gate', ['gate', 'gates', 'goats'])).toEqual(['gates']);
    expect(nearest('lumeire', ['lumière'])).toEqual(['lumière']);
  });

  it('are of words as people write them', () => {
    expect(spelledWords('La Lumière, the gate: the 花火大会 of 2026 b3ta')).toEqual(['lumière', 'gate']);
  });
});
