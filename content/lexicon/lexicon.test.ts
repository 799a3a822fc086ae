import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '~/arenas/word-games/lexicon/lexicon.server';
import { givesAway } from '../../script/lexicon/definitions.ts';
import { readNotShown } from '../../script/lexicon/not-shown.ts';
import { readWordNet } from '../../script/lexicon/wordnet.ts';

const lexicon = openLexicon('content/lexicon');
const notShown = readNotShown(readWordNet());

/** The items that fail a check, so that a failing test shows which. */
const failing = <T>(items: readonly T[], holds: (item: T) => boolean): T[] => items.filter((item) => !holds(item));
const sorted = (word: string) => [...word].sort().join('');
const isAnagram = (word: string, other: string) => word !== other && sorted(word) === sorted(other) && lexicon.isWord(other);
const fits = (pattern: string, word: string) => new RegExp(`^${pattern.replaceAll('_', '[a-z]')}$`).test(word);
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

  it('have definitions and hints that do not contain them', () => {
    expect(failing(words, ({ word, definition, hint }) => !givesAway(word, definition) && !givesAway(word, hint))).toEqual([]);
  });

  it('have definitions of a readable length, without names or dictionary marks', () => {
    expect(failing(words, ({ definition }) => definition.length <= 110 && /^[a-z][a-z' ,.!?-]+$/.test(definition))).toEqual([]);
  });

  it('often have five synonyms or more, never themselves and never twice', () => {
    expect(words.filter(({ synonyms }) => synonyms.length >= 5).length).toBeGreaterThanOrEqual(2000);
    expect(failing(words, ({ word, synonyms }) => !synonyms.includes(word) && new Set(synonyms).size === synonyms.length)).toEqual([]);
    expect(failing(words, ({ synonyms }) => synonyms.every(isPlainWord))).toEqual([]);
  });

  it('include nothing crude', () => {
    expect(failing(words, ({ word, synonyms }) => ![word, ...synonyms].some(notShown.has))).toEqual([]);
    expect(failing(words, ({ definition, hint }) => !notShown.inText(definition) && !notShown.inText(hint))).toEqual([]);
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

  it('has no names and no nonsense', () => {
    for (const text of ['london', 'xqzt', 'xviii', 'aaaa', 'it’s', 'two words', '']) expect(lexicon.isWord(text), text).toBe(false);
  });
});
