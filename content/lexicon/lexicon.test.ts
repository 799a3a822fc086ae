import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TargetWord } from '~/arenas/word-games/lexicon/lexicon';
import { openLexicon } from '~/arenas/word-games/lexicon/lexicon.server';
import { ACCENTED } from '../../script/lexicon/accented.ts';
import { readEdits } from '../../script/lexicon/edits.ts';
import { readNotShown } from '../../script/lexicon/not-shown.ts';
import { isSpelledAlike, spellsOut } from '../../script/lexicon/puzzles/akin.ts';
import { readWordNet } from '../../script/lexicon/sources/wordnet.ts';

const lexicon = openLexicon('content/lexicon');
const wordNet = readWordNet();
const notShown = readNotShown(wordNet);

/** The items that fail a check, so that a failing test shows which. */
const failing = <T>(items: readonly T[], holds: (item: T) => boolean): T[] => items.filter((item) => !holds(item));
const sorted = (word: string) => [...word].sort().join('');
const isAnagram = (word: string, other: string) => word !== other && sorted(word) === sorted(other) && lexicon.isWord(other);
const fits = (pattern: string, word: string) => new RegExp(`^${pattern.replaceAll('_', '[a-z]')}$`).test(word);
/** Whether two words are spellings of one: by their letters, and a meaning that they share. */
const areSpellings = (word: string, other: string, part: TargetWord['part']) =>
  isSpelledAlike(word, other) && wordNet.senses(word).some(({ synset }) => synset.part === part && synset.lemmas.includes(other));
/**
 * Names that stand in texts without their capitals, or with one of them; not china, a god, to polish, a march and may, which are words too.
 */
const NAMES = new RegExp(
  `\\b(?:${[
    '(?:native )?(?:north |south )?american?s?|africans?|asians?|europeans?|christians?|vikings?|britons?',
    '(?:north|south|latin) (?:america|africa|pole)|british isles|united (?:kingdom|states)|dalai lama|new (?:york|yorkers?|zealand)',
    '(?:far|middle|wild) (?:east|west)|(?:stone|bronze|iron|ice|jazz) age|father christmas|fourth of july|tv',
    'spanish|french|latin|romans?|english|british|scottish|irish|german|italian|greeks?|dutch|swiss|turkish|russian|indian|chinese|japanese',
    'england|france|spain|italy|germany|rome|japan|russia|india|egypt|mexico|paris|london|christmas|easter|halloween|bible|jewish|muslims?',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december',
  ].join('|')})\\b`,
  'gi',
);
const lostCapitals = (text: string) =>
  (text.match(NAMES) ?? []).filter((name) => !/^[A-Z]/.test(name) || / (?!of)[a-z]/.test(name)).map((name) => name.toLowerCase());
const isPlainWord = (word: string) => /^[a-z]+$/.test(word);

describe('the words of the lexicon', () => {
  const words = lexicon.words;

  it('are many, in three bands', () => {
    expect(words.length).toBeGreaterThanOrEqual(8000);
    for (const band of [1, 2, 3] as const) expect(lexicon.wordsOfBand(band).length).toBeGreaterThan(2500);
  });

  it('are lower-case words of 3 to 12 letters, each once, all in the dictionary', () => {
    expect(failing(words, ({ word }) => /^[a-z]{3,12}$/.test(word) && lexicon.isWord(word))).toEqual([]);
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  });

  it('have definitions, hints and senses that do not spell them out', () => {
    const texts = ({ definition, hint, sense }: TargetWord) => [definition, hint, sense];
    expect(failing(words, (entry) => !texts(entry).some((text) => spellsOut(entry.word, text)))).toEqual([]);
  });

  it('have hints about more than their letters', () => {
    expect(failing(words, ({ hint }) => !/^It starts with/.test(hint))).toEqual([]);
  });

  it('have a definition each that is no other word’s', () => {
    const byDefinition = Map.groupBy(words, ({ definition }) => definition);
    expect([...byDefinition.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('have definitions of a readable length, without dictionary marks', () => {
    expect(failing(words, ({ definition }) => definition.length <= 110 && /^[a-zA-Z][a-zA-Z' ,.!?-]+$/.test(definition))).toEqual([]);
  });

  it('write names with their capitals', () => {
    expect(
      failing(words, ({ definition, hint, sense }) => ![definition, hint, sense].some((text) => lostCapitals(text).length > 0)),
    ).toEqual([]);
    expect(lostCapitals('a big snake of south America, as americans and the dalai lama call it')).toEqual([
      'south america',
      'americans',
      'dalai lama',
    ]);
    expect(lostCapitals('a spanish man in Latin, a roman in old Rome, on a monday before christmas')).toEqual([
      'spanish',
      'roman',
      'monday',
      'christmas',
    ]);
    expect(lostCapitals('to polish a plate of china for a god, as they may in a march')).toEqual([]);
  });

  it('are neither asked for nor chosen by their definition where their usual spelling has an accent', () => {
    const accented = words.filter(({ word }) => ACCENTED.has(word));
    expect(accented.length).toBeGreaterThan(0);
    expect(failing(accented, ({ nearMisses }) => nearMisses.length === 0)).toEqual([]);
    expect(failing(words, ({ nearMisses }) => !nearMisses.some((word) => ACCENTED.has(word)))).toEqual([]);
  });

  it('often have a sense and five synonyms or more, never themselves and never twice', () => {
    const synonymsOf = ({ synonyms, close }: TargetWord) => [...synonyms, ...close];
    expect(words.filter((entry) => synonymsOf(entry).length >= 5).length).toBeGreaterThanOrEqual(5000);
    expect(failing(words, (entry) => !synonymsOf(entry).includes(entry.word))).toEqual([]);
    expect(failing(words, (entry) => new Set(synonymsOf(entry)).size === synonymsOf(entry).length)).toEqual([]);
    expect(failing(words, (entry) => synonymsOf(entry).every(lexicon.isWord))).toEqual([]);
  });

  it('have wrong answers that can be of their part of speech, and are no synonyms of theirs', () => {
    const isFair = ({ word, part, synonyms, close }: TargetWord, choice: string) => {
      const other = lexicon.entry(choice);
      const isItsPart = other?.part === part || wordNet.senses(choice).some(({ synset }) => synset.part === part);
      const means = (one: string, lists: readonly (readonly string[])[]) => lists.some((list) => list.includes(one));
      return isItsPart && !means(choice, [synonyms, close]) && !(other?.part === part && means(word, [other.synonyms, other.close]));
    };
    expect(failing(words, (entry) => entry.nearMisses.every((word) => isFair(entry, word)))).toEqual([]);
    expect(words.filter(({ nearMisses }) => nearMisses.length >= 3).length).toBeGreaterThan(words.length * 0.98);
  });

  it('never have two spellings of one word to choose from', () => {
    const hasTwins = ({ word, part, nearMisses }: TargetWord) =>
      [word, ...nearMisses].some((choice, index, choices) => choices.slice(index + 1).some((other) => areSpellings(choice, other, part)));
    for (const [one = '', other = ''] of ['flyer flier', 'theater theatre', 'catalog catalogue'].map((pair) => pair.split(' ')))
      expect(areSpellings(one, other, 'noun'), one).toBe(true);
    expect(failing(words, (entry) => !hasTwins(entry)).map(({ word, nearMisses }) => `${word}: ${nearMisses}`)).toEqual([]);
  });

  it('include nothing crude', () => {
    expect(failing(words, ({ word, synonyms, close }) => ![word, ...synonyms, ...close].some(notShown.has))).toEqual([]);
  });
});

describe('the puzzles of the lexicon', () => {
  it('ask for the word that goes with three others', () => {
    const puzzles = lexicon.associations;
    expect(puzzles.length).toBeGreaterThanOrEqual(400);
    expect(failing(puzzles, ({ words, answer }) => new Set([...words, answer]).size === 4)).toEqual([]);
    expect(failing(puzzles, ({ words, answer, alsoRight }) => [...words, answer, ...alsoRight].every(isPlainWord))).toEqual([]);
    expect(failing(puzzles, ({ words, answer, alsoRight }) => ![...words, answer, ...alsoRight].some(notShown.has))).toEqual([]);
  });

  it('take what a compound dictionary knows: lunch, hand and wheel go with cart', () => {
    const asked = lexicon.associations.filter(({ words }) => ['lunch', 'hand', 'wheel'].every((word) => words.includes(word)));
    expect(asked.map(({ answer, alsoRight }) => [answer, ...alsoRight].includes('cart'))).toEqual([true]);
  });

  it('ask for anagrams that are words of the same letters', () => {
    const puzzles = lexicon.anagrams;
    expect(puzzles.length).toBeGreaterThanOrEqual(1500);
    expect(failing(puzzles, ({ answers }) => answers.length > 0)).toEqual([]);
    expect(failing(puzzles, ({ word, answers }) => answers.every((answer) => isAnagram(word, answer)))).toEqual([]);
    expect(failing(puzzles, ({ word, answers }) => ![word, ...answers].some(notShown.has))).toEqual([]);
  });

  it('ask for four words that fit a pattern, and accept more', () => {
    const puzzles = lexicon.patterns;
    expect(puzzles.length).toBeGreaterThanOrEqual(1000);
    expect(failing(puzzles, ({ pattern, answers }) => answers.length >= 4 && /_.*_/.test(pattern))).toEqual([]);
    expect(failing(puzzles, ({ pattern, answers }) => answers.every((answer) => fits(pattern, answer) && lexicon.isWord(answer)))).toEqual(
      [],
    );
    expect(failing(puzzles, ({ answers }) => !answers.some(notShown.has))).toEqual([]);
  });
});

describe('the texts for typing', () => {
  const isTypeable = (text: string) => /^[ -~]+$/.test(text) && text === text.trim() && !text.includes('  ');

  it('are sentences that anyone can type', () => {
    const sentences = lexicon.sentences;
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(300);
    expect(failing(sentences, (text) => isTypeable(text) && text.length >= 60 && text.length <= 140)).toEqual([]);
    expect(failing(sentences, (text) => !notShown.inText(text))).toEqual([]);
  });

  it('are passages that anyone can type', () => {
    const passages = lexicon.passages;
    expect(new Set(passages).size).toBeGreaterThanOrEqual(40);
    expect(failing(passages, (text) => isTypeable(text) && text.length >= 350 && text.length <= 700)).toEqual([]);
    expect(failing(passages, (text) => !notShown.inText(text))).toEqual([]);
  });
});

describe('the dictionary', () => {
  it('has over 200,000 forms, sorted for searching', () => {
    const forms = readFileSync('content/lexicon/dictionary.txt', 'utf8').trimEnd().split('\n');
    expect(forms.length).toBeGreaterThan(200_000);
    expect(failing(forms, isPlainWord)).toEqual([]);
    expect([...new Set(forms)].sort()).toEqual(forms);
  });

  it('has what people type in a word chain', () => {
    for (const word of ['elephant', 'tables', 'running', 'email', 'zebra', 'aa', 'zyzzyvas']) expect(lexicon.isWord(word), word).toBe(true);
  });

  it('has the words that its editors added', () => {
    const { newForms } = readEdits();
    expect(newForms.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(newForms).size).toBe(newForms.length);
    expect(failing(newForms, lexicon.isWord)).toEqual([]);
    for (const word of ['selfie', 'emoji', 'wifi', 'vape', 'onesie', 'livestream']) expect(newForms, word).toContain(word);
  });

  it('has no names and no nonsense', () => {
    for (const text of ['london', 'xqzt', 'xviii', 'aaaa', 'it’s', 'two words', '']) expect(lexicon.isWord(text), text).toBe(false);
  });
});
