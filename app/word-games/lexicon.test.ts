import { describe, expect, it } from 'vitest';
import { createLexicon, fitsPattern, isAssociationAnswer, type LexiconSource } from './lexicon.ts';

const forms = new Set(['listen', 'silent', 'enlist', 'slope', 'stone', 'brave', 'bold', 'audacious']);

const source: LexiconSource = {
  words: () => [
    { word: 'bold', part: 'adjective', band: 1, definition: 'fearless and daring', hint: 'The opposite of “timid”.', synonyms: ['brave'] },
    { word: 'listen', part: 'verb', band: 2, definition: 'pay attention to sound', hint: 'One way to perceive.', synonyms: [] },
  ],
  furtherSynonyms: (word) => (word === 'bold' ? ['audacious'] : []),
  hasForm: (form) => forms.has(form),
  associations: () => [{ words: ['cottage', 'cake', 'burger'], answer: 'cheese', alsoRight: ['cream'] }],
  anagrams: () => [{ word: 'listen', answers: ['enlist', 'silent'] }],
  patterns: () => [{ pattern: 's_o_e', answers: ['stone', 'slope'] }],
  sentences: () => [],
  passages: () => [],
};
const lexicon = createLexicon(source);

describe('looking words up', () => {
  it('takes what was typed in any case and with spaces around it', () => {
    expect(lexicon.isWord('  Stone ')).toBe(true);
    expect(lexicon.entry('BOLD')?.band).toBe(1);
    expect(lexicon.isSynonym('bold', ' Brave ')).toBe(true);
    expect(lexicon.isAnagram('listen', 'SILENT')).toBe(true);
  });

  it('gives the words of one band, or all', () => {
    expect(lexicon.words(2).map(({ word }) => word)).toEqual(['listen']);
    expect(lexicon.words(3)).toEqual([]);
    expect(lexicon.words()).toHaveLength(2);
  });

  it('accepts rarer synonyms that it does not show, and never the word itself', () => {
    expect(lexicon.synonymsOf('bold')).toEqual(['brave']);
    expect(lexicon.isSynonym('bold', 'audacious')).toBe(true);
    expect(lexicon.isSynonym('bold', 'bold')).toBe(false);
    expect(lexicon.isSynonym('nowhere', 'brave')).toBe(false);
  });

  it('finds anagrams from the word and from scrambled letters', () => {
    expect(lexicon.anagramsOf('silent')).toEqual(['listen', 'enlist']);
    expect(lexicon.anagramsOf('tnelis')).toEqual(['listen', 'enlist', 'silent']);
    expect(lexicon.isAnagram('listen', 'listen')).toBe(false);
    expect(lexicon.isAnagram('listen', 'tinsle')).toBe(false);
  });

  it('wants a pattern answer to fit and to be a word', () => {
    expect(lexicon.isPatternAnswer('s_o_e', 'slope')).toBe(true);
    expect(lexicon.isPatternAnswer('s_o_e', 'sxoxe')).toBe(false);
    expect(lexicon.isPatternAnswer('s_o_e', 'silent')).toBe(false);
    expect(fitsPattern('s_o_e', 'SNOWE')).toBe(true);
  });

  it('takes any word that goes with all three', () => {
    const [puzzle] = lexicon.associations();
    const answers = ['Cheese', 'cream', 'milk'].map((text) => puzzle && isAssociationAnswer(puzzle, text));
    expect(answers).toEqual([true, true, false]);
  });
});
