import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { DEALT_FROM, dealPair, PAIRS_A_DAY, type Pair, pairsOf } from './deal-pair';

interface Sentence {
  id: string;
  dealt: number;
}

/** Lets so many people add a sentence and then, in a random order, take all the pairs they get. @returns how often each sentence was dealt. */
function liveADay(people: number, seed: number): { dealt: number[]; pairsOfEach: Pair[][] } {
  const random = seededRandom(seed);
  const sentences: Sentence[] = Array.from({ length: people }, (_, person) => ({ id: `s${person}`, dealt: 0 }));
  const pairsOfEach: Pair[][] = sentences.map(() => []);
  for (const turn of random.shuffle(Array.from({ length: people * PAIRS_A_DAY }, (_, turn) => turn % people))) {
    const had = pairsOfEach[turn] ?? [];
    const others = random.shuffle(sentences.filter(({ id }) => id !== `s${turn}`));
    const candidates = others.toSorted((one, other) => one.dealt - other.dealt).slice(0, DEALT_FROM);
    const pair = dealPair(candidates, had, random.next() < 0.5);
    if (!pair) continue;
    had.push(pair);
    for (const sentence of sentences) if (pair.includes(sentence.id)) sentence.dealt += 1;
  }
  return { dealt: sentences.map(({ dealt }) => dealt), pairsOfEach };
}

describe('pairs', () => {
  it('let each sentence be seen equally often, and nobody see their own or the same two twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 120 }), fc.nat(), (people, seed) => {
        const { dealt, pairsOfEach } = liveADay(people, seed);
        expect(Math.max(...dealt) - Math.min(...dealt)).toBeLessThanOrEqual(people < 8 ? 3 : 2);
        for (const [person, pairs] of pairsOfEach.entries()) {
          expect(pairs).toHaveLength(pairsOf(people - 1));
          expect(pairs.flat()).not.toContain(`s${person}`);
          expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(pairs.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are dealt whatever a reader has had, as long as there is another one', () => {
    const candidates = ['a', 'b', 'c'].map((id) => ({ id, dealt: 0 }));
    const had: Pair[] = [];
    for (let deal = 0; deal < 3; deal += 1) had.push(dealPair(candidates, had, true) ?? ['', '']);
    expect(had.map((pair) => pair.toSorted().join('')).sort()).toEqual(['ab', 'ac', 'bc']);
    expect(dealPair(candidates, had, false)).toBeUndefined();
    expect(dealPair(candidates.slice(0, 1), [], false)).toBeUndefined();
  });

  it('are as many as there are sentences for, three at most', () => {
    expect([0, 1, 2, 3, 4, 100].map(pairsOf)).toEqual([0, 0, 1, 3, 3, 3]);
  });
});
