import { describe, expect, it } from 'vitest';
import { askedOf, type TargetWord } from '~/arenas/word-games/lexicon/lexicon';
import { openLexicon } from '~/arenas/word-games/lexicon/lexicon.server';
import { isInflected } from '../../script/lexicon/definition-match/inflected.ts';
import { questionOf } from '../../script/lexicon/definition-match/questions.ts';
import { cosine, createSenseVectors } from '../../script/lexicon/definition-match/sense-vectors.ts';
import { readFrequencies } from '../../script/lexicon/frequency.ts';
import { createSpellings } from '../../script/lexicon/spellings.ts';
import { readWordNet } from '../../script/lexicon/wordnet.ts';

const { words, entry: entryOf } = openLexicon('content/lexicon');
const partOf = (word: string) => entryOf(word)?.part;
const spellings = createSpellings(readWordNet(), readFrequencies());

describe('what Definition Match asks', () => {
  it.each([
    ['its examples', 'grow weaker or less violent, as storms, floods and fevers do in the end', 'grow weaker or less violent'],
    [
      'examples within',
      'take the water out of something, such as fruit, to keep it longer',
      'take the water out of something, to keep it longer',
    ],
    [
      'a second sense',
      'a large army unit of some battalions, or a group organized to put out fires',
      'a large army unit of some battalions',
    ],
    ['habits', 'a few words, often in Latin, that tell what a club believes in', 'a few words, that tell what a club believes in'],
    [
      'what sort of word it is',
      'an informal word for someone who steals or cheats for a living',
      'someone who steals or cheats for a living',
    ],
    ['how the word is used', 'wildly and out of control, with run', 'wildly and out of control'],
  ])('is the definition without %s', (_, definition, question) => {
    expect(questionOf({ definition, part: 'noun' })).toBe(question);
  });

  it.each([
    'a jacket, often with the badge of a school or club on the pocket',
    'burning, as a dry bush may be after a spark',
    'a small round fruit',
  ])('stays “%s”, of which too little would be left', (definition) => {
    expect(questionOf({ definition, part: 'noun' })).toBe(definition);
  });

  it('is part of the definition, and stored where it is not all of it', () => {
    const asked = words.filter(({ question }) => question !== undefined);
    expect(asked.length).toBeGreaterThan(1000);
    expect(asked.filter((entry) => questionOf(entry) !== entry.question)).toEqual([]);
    expect(words.filter((entry) => questionOf(entry) !== askedOf(entry))).toEqual([]);
  });
});

describe('the words to choose from', () => {
  const isAsked = ({ nearMisses }: TargetWord) => nearMisses.length > 0;

  it('are no forms of other words', () => {
    const isForm = (word: string) => isInflected(word, partOf(word) ?? 'noun', partOf);
    expect(['sent', 'tore', 'lots'].map(isForm)).toEqual([true, true, true]);
    expect(['send', 'bring', 'princess', 'sober', 'hiker', 'convinced'].map(isForm)).toEqual(Array(6).fill(false));
    expect(words.filter((entry) => isAsked(entry) && [entry.word, ...entry.nearMisses].some(isForm))).toEqual([]);
  });

  it('are spelled as their definitions are, as Americans do', () => {
    const pairs = 'colours colors,travelled traveled,cosy cozy,theatre theater,defence defense,jewellery jewelry'
      .split(',')
      .map((pair) => pair.split(' '));
    for (const [british = '', american = ''] of pairs) {
      expect(spellings.of(british)).toBe(american);
      expect(spellings.of(american)).toBe(american);
    }
    for (const word of ['four', 'hour', 'latter', 'willy', 'mills', 'rise', 'filling']) expect(spellings.of(word), word).toBe(word);
    expect(spellings.inText('Colour the grey tyre, Polly')).toBe('Color the gray tire, Polly');
    expect(
      words.filter((entry) => isAsked(entry) && [entry.word, ...entry.nearMisses].some((word) => spellings.of(word) !== word)),
    ).toEqual([]);
    expect(
      words.filter(({ definition, hint, sense }) => [definition, hint, sense].some((text) => spellings.inText(text) !== text)),
    ).toEqual([]);
  });
});

describe('vectors of senses', () => {
  it('are near for words that keep the same company, though no text has both', () => {
    const subjects = [...'bcdfghjklmnpqrstvwxz'].flatMap((one) => [...'aeiou'].map((other) => `${one}${other}`));
    const textsOf = (subject: string) =>
      ['cat', 'dog'].flatMap((animal) =>
        Array.from({ length: 5 }, () => ['fur', 'tail', 'paw', animal].map((word) => word + subject).join(' ')),
      );
    const vectors = createSenseVectors(subjects.flatMap(textsOf), () => true);
    const [cat, dog, other] = ['catba', 'dogba', 'dogze'].map((word) => vectors.of([word]));
    if (!cat || !dog || !other) throw new Error('A vector is missing.');
    expect(cosine(cat, cat)).toBeCloseTo(1);
    expect(cosine(cat, dog)).toBeGreaterThan(0.8);
    expect(cosine(cat, other)).toBeLessThan(0.3);
    expect(cosine(vectors.of(['unheard']), cat)).toBe(0);
  });
});
