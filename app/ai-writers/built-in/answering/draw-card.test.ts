import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { Thing } from '../story/story';
import { drawCard, everyCard, type Stage } from './draw-card';

const map: Thing = { determiner: 'the', words: 'old map', noun: 'map', plural: false, kind: 'paper' };

/** The cards of a whole game, in the order in which they are laid. */
function laidIn(stages: readonly Stage[], { thread, people = [] }: { thread?: Thing; people?: string[] } = {}, seed = 1) {
  const random = seededRandom(seed);
  const cards: ReturnType<typeof drawCard>[] = [];
  for (const stage of stages) {
    const laid = cards.map(({ text }) => text);
    cards.push(drawCard({ tone: 'plain', place: 'indoors', stage, laid, thread: stage === 'open' ? undefined : thread, people, random }));
  }
  return cards;
}

const game: readonly Stage[] = ['open', 'open', 'open', 'middle', 'middle', 'middle', 'end', 'end'];
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('the cards of a game', () => {
  it('bring back what was planted once in its middle and once at its end', () => {
    for (const seed of SEEDS) {
      const texts = laidIn(game, { thread: map, people: ['Mara'] }, seed).map(({ text }) => text);
      expect(texts.map((text) => text.includes('the old map'))).toEqual([false, false, false, true, false, false, true, false]);
    }
  });

  it('are none twice, whoever they tell of, and never two of a kind in a row before the end', () => {
    for (const seed of SEEDS) {
      const cards = laidIn(game, { thread: map, people: ['Mara', 'Tom'] }, seed);
      const shapes = cards.map(({ text }) => everyCard.findIndex(({ laidAs }) => laidAs.test(text)));
      expect(new Set(shapes).size).toBe(cards.length);
      for (const [index, { kind }] of cards.slice(0, 3).entries()) if (index > 0) expect(kind).not.toBe(cards[index - 1]?.kind);
    }
  });

  it('tell of everybody in turn, and of nobody where no name is certain', () => {
    const texts = SEEDS.flatMap((seed) => laidIn(game, { people: ['Mara', 'Tom'] }, seed).map(({ text }) => text));
    const [maras, toms] = ['Mara', 'Tom'].map((name) => texts.filter((text) => text.includes(name)).length);
    expect(Math.abs((maras ?? 0) - (toms ?? 0))).toBeLessThanOrEqual(SEEDS.length);
    expect(laidIn(game).some(({ text }) => /[<>]|undefined/.test(text))).toBe(false);
  });
});
