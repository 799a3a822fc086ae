import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../games/game-rules';
import { GAME_IDS } from '../games/games';
import { smallLexicon } from '../testing/small-lexicon';
import { decidedLexicon } from './decided-lexicon';
import type { Decision, DecisionTarget, Verb } from './decisions';
import { associationKey } from './lexicon';

const lexicon = smallLexicon();
const synonym = (decision: Verb, answer = 'pal', word = 'shine'): Decision => ({ about: 'synonym', word, answer, decision });
const form = (decision: Verb, word: string): Decision => ({ about: 'form', word, answer: '', decision });
const clue = (decision: Verb, word: string): Decision => ({ about: 'clue', word, answer: '', decision });
const shineAfter = (...decisions: Decision[]) => decidedLexicon(lexicon, decisions).entry('shine');
const dealOf = (id: (typeof GAME_IDS)[number], from: typeof lexicon) => gameRules[id].deal(from, seededRandom(7), new Set());

const [puzzle] = lexicon.associations;
if (!puzzle) throw new Error('The small lexicon has no associations.');
const key = associationKey(puzzle.words);
const association = (decision: Verb, answer: string): Decision => ({ about: 'association', word: key, answer, decision });
const puzzleAfter = (...decisions: Decision[]) =>
  decidedLexicon(lexicon, decisions).associations.find(({ words }) => associationKey(words) === key);

describe('a synonym', () => {
  const { synonyms = [], close = [] } = lexicon.entry('shine') ?? {};

  it('that is added counts, in full or half, once however often it is added', () => {
    expect(shineAfter(synonym('exact'))).toMatchObject({ synonyms: [...synonyms, 'pal'], close });
    expect(shineAfter(synonym('close'), synonym('close'))).toMatchObject({ synonyms, close: [...close, 'pal'] });
    expect(shineAfter(synonym('exact'), synonym('exact'))?.synonyms).toEqual([...synonyms, 'pal']);
    expect(shineAfter(synonym('exact', synonyms[0]))).toMatchObject({ synonyms, close });
  });

  it('moves between full and half, and is removed from wherever it is', () => {
    const first = synonyms[0] ?? '';
    expect(shineAfter(synonym('close', first))).toMatchObject({ synonyms: synonyms.slice(1), close: [...close, first] });
    expect(shineAfter(synonym('exact'), synonym('close'))).toMatchObject({ synonyms, close: [...close, 'pal'] });
    expect(shineAfter(synonym('remove', first))?.synonyms).toEqual(synonyms.slice(1));
    expect(shineAfter(synonym('remove', close[0]))?.close).toEqual(close.slice(1));
  });

  it('of one word says nothing of other words', () => {
    const decided = decidedLexicon(lexicon, [synonym('exact')]);
    const others = (from: typeof lexicon) => from.words.filter(({ word }) => word !== 'shine');
    expect(others(decided)).toEqual(others(lexicon));
    expect(decided.words.find(({ word }) => word === 'shine')?.synonyms).toContain('pal');
    expect(decided.wordsOfBand(1).length + decided.wordsOfBand(2).length + decided.wordsOfBand(3).length).toBe(lexicon.words.length);
  });
});

describe('a word of the dictionary', () => {
  it('that is added is one, in any case', () => {
    expect([lexicon.isWord('selfie'), decidedLexicon(lexicon, [form('exact', 'selfie')]).isWord(' Selfie')]).toEqual([false, true]);
  });

  it('that is removed counts nowhere and is asked for nowhere', () => {
    const { word = '', answers = [] } = lexicon.anagrams[0] ?? {};
    const decided = decidedLexicon(lexicon, [form('remove', word)]);
    expect([lexicon.isWord(word), decided.isWord(word)]).toEqual([true, false]);
    expect(decided.anagrams.filter((each) => each.word === word || each.answers.includes(word))).toEqual([]);
    const withoutAnswers = decidedLexicon(
      lexicon,
      answers.map((answer) => form('remove', answer)),
    );
    expect(withoutAnswers.anagrams.map((each) => each.word)).not.toContain(word);
  });

  it('that is removed leaves only patterns that four words still fit', () => {
    const { pattern, answers } = lexicon.patterns[0] ?? { pattern: '', answers: [] };
    const decided = decidedLexicon(
      lexicon,
      answers.slice(3).map((answer) => form('remove', answer)),
    );
    expect(decided.patterns.map((each) => each.pattern)).not.toContain(pattern);
    for (const each of decided.patterns) expect(each.answers.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a clue', () => {
  it('that is removed is asked no more, while answers to runs that go on can still be looked up', () => {
    const decided = decidedLexicon(lexicon, [clue('remove', 'shine')]);
    expect(decided.words.map(({ word }) => word)).not.toContain('shine');
    expect(decided.wordsOfBand(lexicon.entry('shine')?.band ?? 1).map(({ word }) => word)).not.toContain('shine');
    expect(decided.entry('shine')).toEqual(lexicon.entry('shine'));
    expect(decided.isWord('shine')).toBe(true);
  });
});

describe('an association', () => {
  it('takes further answers, loses some, and is gone with the last', () => {
    const all = [puzzle.answer, ...puzzle.alsoRight];
    expect(puzzleAfter(association('exact', 'pal'))).toEqual({ ...puzzle, alsoRight: [...puzzle.alsoRight, 'pal'] });
    expect(puzzleAfter(association('exact', 'pal'), association('remove', puzzle.answer))?.alsoRight).not.toContain(puzzle.answer);
    expect(puzzleAfter(...all.map((answer) => association('remove', answer)))).toBeUndefined();
  });
});

describe('decisions', () => {
  it('that were all taken back leave the lexicon itself', () => {
    expect(decidedLexicon(lexicon, [])).toBe(lexicon);
    expect(decidedLexicon(lexicon, [synonym('exact'), form('exact', 'selfie'), synonym('keep'), form('keep', 'selfie')])).toBe(lexicon);
  });

  const known = fc.constantFrom(...lexicon.words.map(({ word }) => word), ...lexicon.anagrams.map(({ word }) => word));
  const hostile = fc.oneof(fc.constantFrom('__proto__', 'constructor', '', 'a\nb', "'; drop table player; --"), fc.string());
  const anyWord = fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: hostile });
  const target: fc.Arbitrary<DecisionTarget> = fc.record({
    about: fc.constantFrom('synonym', 'association', 'form', 'clue'),
    word: fc.oneof(anyWord, fc.constant(key)),
    answer: anyWord,
  });
  const anyDecisions = fc.array(
    fc.tuple(target, fc.constantFrom<Verb>('exact', 'close', 'remove', 'keep')).map(([on, decision]) => ({ ...on, decision })),
    { maxLength: 30 },
  );

  it('hold whatever they are on: the last one on each thing, whatever came before it', () => {
    fc.assert(
      fc.property(anyDecisions, anyDecisions, (before, after) => {
        const decided = decidedLexicon(lexicon, [...before, ...after]);
        const again = decidedLexicon(decidedLexicon(lexicon, [...before, ...after]), after);
        expect(again.words).toEqual(decided.words);
        expect(again.associations).toEqual(decided.associations);
        for (const { synonyms, close, word } of decided.words) {
          expect(new Set([...synonyms, ...close]).size, word).toBe(synonyms.length + close.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave every game something to deal, and the lexicon below as it was', () => {
    const untouched = structuredClone(lexicon.words);
    fc.assert(
      fc.property(anyDecisions, (decisions) => {
        const decided = decidedLexicon(lexicon, decisions);
        for (const id of GAME_IDS) expect(gameRules[id].isOver(dealOf(id, decided)), id).toBe(false);
      }),
      { numRuns: 30 },
    );
    expect(lexicon.words).toEqual(untouched);
  });
});
