import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { drawCard, toneOfText } from './draw-card';

const drawn = (told: readonly string[]) =>
  Array.from(
    { length: 400 },
    (_, seed) => drawCard({ tone: 'plain', places: [], laid: [], told: new Set(told), random: seededRandom(seed) }).text,
  );

describe('a card', () => {
  it('brings nothing that the story has already', () => {
    expect(drawn([]).filter((text) => /\b(?:letters?|watch)\b/u.test(text))).not.toEqual([]);
    expect(drawn(['letter', 'watch']).filter((text) => /\b(?:letters?|watch)\b/u.test(text))).toEqual([]);
  });

  it('is tender at a deathbed', () => {
    expect(toneOfText('My mother is dying in English, and she is annoyed about it.')).toBe('tender');
    expect(toneOfText('My phone is dying. The fire was dying. I am dying to know. The applause was dying down.')).toBe('plain');
  });
});
