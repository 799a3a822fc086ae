import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { rolesIn } from '../story/people/roles';
import { drawCard, everyCard, toneOfText } from './draw-card';

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

it('a card that names people calls nobody else by a role, who may be one of them', () => {
  const roles = everyCard.filter(({ text }) => text.includes('[person]') && rolesIn(text).some(({ article }) => article === 'the'));
  expect(roles.map(({ text }) => text)).toEqual([]);
});
