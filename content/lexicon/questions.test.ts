import { describe, expect, it } from 'vitest';
import { askedOf, type TargetWord } from '~/arenas/word-games/lexicon/lexicon';
import { openLexicon } from '~/arenas/word-games/lexicon/lexicon.server';
import { choiceFaults } from '../../script/lexicon/definition-match/choices.ts';
import { isInflected } from '../../script/lexicon/definition-match/inflected.ts';
import { questionOf } from '../../script/lexicon/definition-match/questions.ts';
import type { EditedEntry } from '../../script/lexicon/edits.ts';
import { readNotShown } from '../../script/lexicon/not-shown.ts';
import { readFrequencies } from '../../script/lexicon/sources/frequency.ts';
import { readWordNet } from '../../script/lexicon/sources/wordnet.ts';
import { createSpellings } from '../../script/lexicon/spellings.ts';

const { words, entry: entryOf } = openLexicon('content/lexicon');
const partOf = (word: string) => entryOf(word)?.part;
const wordNet = readWordNet();
const spellings = createSpellings(wordNet, readFrequencies());

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
    const hasForm = ({ word, part, nearMisses }: TargetWord) => [word, ...nearMisses].some((each) => isInflected(each, part, partOf));
    expect(words.filter((entry) => isAsked(entry) && hasForm(entry))).toEqual([]);
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

describe('wrong answers that editors write', () => {
  const lexicon = openLexicon('content/lexicon');
  const pantry: EditedEntry = {
    ...{ word: 'pantry', part: 'noun', sense: 'room for food', definition: 'a small cool room where food is kept' },
    ...{ hint: '', synonyms: ['larder'], close: ['storeroom'], wrong: ['cellar', 'freezer', 'attic'] },
  };
  const larder: EditedEntry = { ...pantry, word: 'pail', synonyms: ['bucket'], close: ['pantry'] };
  const entries = new Map([pantry, larder].map((entry) => [entry.word, entry]));
  const sources = { wordNet, notShown: readNotShown(wordNet), spellings, dictionary: { has: lexicon.isWord }, entries };
  const faultsOf = (...wrong: string[]) => choiceFaults({ ...pantry, wrong }, sources);

  it('stand when no dictionary calls them right, and may be missing', () => {
    expect(faultsOf('cellar', 'freezer', 'attic')).toEqual([]);
    expect(faultsOf()).toEqual([]);
  });

  it.each([
    ['larder', 'is a synonym'],
    ['storeroom', 'is a synonym'],
    ['pail', 'is a synonym'],
    ['buttery', 'means the same in WordNet'],
    ['food', 'is in the definition'],
    ['happily', 'is no noun'],
    ['zzyzx', 'may not be shown'],
    ['theatre', 'is a form of another word, or not its usual spelling'],
  ])('are refused: %s %s', (choice, fault) => {
    expect(faultsOf('cellar', 'attic', choice)).toEqual([`pantry: ${choice} ${fault}`]);
  });

  it('are three to six, of which no two are one word', () => {
    expect(faultsOf('cellar', 'attic')).toEqual(['pantry needs 3 to 6 wrong answers']);
    expect(faultsOf('cellar', 'attic', 'shed', 'barn', 'oven', 'fridge', 'cabin')).toEqual(['pantry needs 3 to 6 wrong answers']);
    expect(faultsOf('cellar', 'attic', 'attics')).toContain('pantry: attic and attics are one word');
  });

  it('belong to no word that is not asked for', () => {
    expect(choiceFaults({ ...pantry, word: 'theatre' }, sources)).toEqual([
      'theatre is not asked for by its definition, and needs no wrong answers',
    ]);
  });
});
