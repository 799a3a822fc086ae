import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { type Dealing, dealPuzzles } from './deal-puzzles';

/** A puzzle by name: 'b2' is one of level 2. */
const names = (level: number, ...letters: string[]) => letters.map((letter) => `${letter}${level}`);
const levelOf = (name: string) => Number(name.at(-1));
const deal = (pool: readonly string[], count: number, seed: number, more: Partial<Dealing<string>> = {}) =>
  dealPuzzles({ pool, count, random: seededRandom(seed), seen: new Set(), keyOf: (name) => name, ...more });
const levelsIn = (dealt: readonly string[]) => dealt.map(levelOf);

/** Checks what holds for whatever is drawn. */
const forAnySeed = (check: (seed: number) => void) => fc.assert(fc.property(fc.nat(), (seed) => void check(seed)));

describe('dealing puzzles', () => {
  it('gives each level an equal share, the easiest first', () => {
    const pool = [...names(3, 'a', 'b', 'c', 'd'), ...names(1, 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'), ...names(2, 'm', 'n', 'o')];
    forAnySeed((seed) => {
      expect(levelsIn(deal(pool, 6, seed, { levelOf }))).toEqual([1, 1, 2, 2, 3, 3]);
      expect(levelsIn(deal(pool, 6, seed, { levelOf, levels: 3 }))).toEqual([1, 1, 2, 2, 3, 3]);
    });
  });

  it('gives the easiest level more where more are asked for, and the others the rest', () => {
    const pool = [...'abcdefghij'].flatMap((letter) => [1, 2, 3].map((level) => `${letter}${level}`));
    forAnySeed((seed) => {
      expect(levelsIn(deal(pool, 7, seed, { levelOf, levels: 3, easy: 5 }))).toEqual([1, 1, 1, 1, 1, 2, 3]);
      expect(levelsIn(deal(pool, 9, seed, { levelOf, levels: 3, easy: 2 }))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
      expect(levelsIn(deal(pool, 3, seed, { levelOf, levels: 3, easy: 5 }))).toEqual([1, 1, 1]);
    });
    const few = [...names(1, 'a', 'b'), ...names(2, 'c', 'd', 'e', 'f'), ...names(3, 'g', 'h', 'i', 'j')];
    forAnySeed((seed) => expect(deal(few, 7, seed, { levelOf, levels: 3, easy: 5 })).toHaveLength(7));
  });

  it('fills up from the other levels when one has too few', () => {
    const pool = [...names(1, 'a'), ...names(2, 'b', 'c', 'd', 'e'), ...names(3, 'f', 'g', 'h', 'i')];
    forAnySeed((seed) => {
      const dealt = levelsIn(deal(pool, 7, seed, { levelOf, levels: 3 }));
      expect(dealt).toHaveLength(7);
      expect(dealt).toEqual(dealt.toSorted());
      expect(dealt.filter((level) => level === 1)).toHaveLength(1);
    });
  });

  it('deals one more of some level when the number cannot be shared equally', () => {
    const pool = [...names(1, 'a', 'b', 'c', 'd', 'e'), ...names(2, 'f', 'g', 'h', 'i', 'j')];
    forAnySeed((seed) => {
      const dealt = deal(pool, 5, seed, { levelOf, levels: 2 });
      expect(new Set(dealt).size).toBe(5);
      expect([2, 3]).toContain(levelsIn(dealt).filter((level) => level === 1).length);
    });
  });

  it('deals all there are when there are too few', () => {
    forAnySeed((seed) => expect(deal(['a', 'b', 'c'], 5, seed).toSorted()).toEqual(['a', 'b', 'c']));
    expect(deal([], 5, 1)).toEqual([]);
  });

  it('deals only what fits, and of those with the same key one', () => {
    const pool = ['tea', 'eat', 'ate', 'cup', 'lamp'];
    const keyOf = (word: string) => [...word].sort().join('');
    forAnySeed((seed) => {
      const dealt = deal(pool, 4, seed, { keyOf, fits: (word) => word.length === 3 });
      expect(dealt.map(keyOf).toSorted()).toEqual(['aet', 'cpu']);
    });
  });

  it('deals what was met before last, and only as much as is missing', () => {
    const pool = ['a', 'b', 'c', 'd', 'e', 'f'];
    const seen = new Set(['a', 'b', 'c']);
    forAnySeed((seed) => {
      expect(deal(pool, 3, seed, { seen }).toSorted()).toEqual(['d', 'e', 'f']);
      const four = deal(pool, 4, seed, { seen });
      expect(four.slice(0, 3).toSorted()).toEqual(['d', 'e', 'f']);
      expect([...seen]).toContain(four[3]);
      expect(four).toHaveLength(4);
    });
  });

  it('deals what was met before from the easiest level to the hardest, too', () => {
    const pool = [...names(1, 'a', 'b', 'c'), ...names(2, 'd', 'e', 'f')];
    forAnySeed((seed) => expect(levelsIn(deal(pool, 6, seed, { seen: new Set(pool), levelOf, levels: 2 }))).toEqual([1, 1, 1, 2, 2, 2]));
  });

  it('deals every puzzle equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1_000; seed += 1)
      for (const name of deal(['a', 'b', 'c', 'd', 'e'], 2, seed)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(counts.size).toBe(5);
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  it.each([
    ['of one level', {}],
    ['of two', { levelOf: (name: string) => Number(name) % 2, levels: 2 }],
  ])('looks at few puzzles of a large pool %s', (_, more: Partial<Dealing<string>>) => {
    const pool = Array.from({ length: 5_000 }, (_, index) => `${index}`);
    let looks = 0;
    const fits = () => {
      looks += 1;
      return true;
    };
    expect(deal(pool, 10, 1, { ...more, fits })).toHaveLength(10);
    expect(looks).toBeLessThan(100);
  });
});
