import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { sortedLetters } from '../games/puzzles/same-letters';
import { smallLexicon } from '../testing/small-lexicon';
import { taster as contract, TASTER_LETTERS } from './taster.contract';
import { createTaster, type TasterService } from './taster.server';

const ADDRESS = '203.0.113.5';
const lexicon = smallLexicon();
const words = lexicon.wordsOfBand(1).filter(({ word }) => word.length === TASTER_LETTERS);

let clock: TestClock;
let used: string[];
let service: TasterService;

beforeEach(() => {
  clock = createTestClock();
  used = [];
  const limiter = { use: async (key: string) => void used.push(key) };
  service = createTaster({ clock, limiter, lexiconOf: () => lexicon });
});

/** The words that a deal's letters may be put together to. */
const solutionsOf = (letters: readonly string[]) =>
  words.map(({ word }) => word).filter((word) => sortedLetters(word) === sortedLetters(letters.join('')));

describe('the scramble on the home page', () => {
  it('has five letters of an everyday word, in an order that does not make the word, and says nothing else of it', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (puzzle) => {
        const dealt = service.deal(puzzle);
        expect(Object.keys(dealt)).toEqual(['puzzle', 'letters', 'hint']);
        expect(contract.safeParse(dealt).success).toBe(true);
        expect(solutionsOf(dealt.letters)).not.toEqual([]);
        expect(lexicon.isWord(dealt.letters.join(''))).toBe(false);
        expect(service.deal(puzzle)).toEqual(dealt);
      }),
    );
  });

  it('is another one each hour, until every word has had its turn', () => {
    const seen = new Set<string>();
    for (let hour = 0; hour < words.length; hour += 1) {
      const { taster, until } = service.now();
      seen.add(sortedLetters(taster.letters.join('')));
      expect(until.getTime()).toBeGreaterThan(clock.now().getTime());
      clock.advance(until.getTime() - clock.now().getTime());
    }
    expect(seen.size).toBe(new Set(words.map(({ word }) => sortedLetters(word))).size);
  });

  it('is solved by its word, in any case, and by nothing else', async () => {
    const { puzzle, letters } = service.deal(3);
    const [word = ''] = solutionsOf(letters);
    expect(await service.isRight({ puzzle, answer: word }, ADDRESS)).toBe(true);
    expect(await service.isRight({ puzzle, answer: word.toUpperCase() }, ADDRESS)).toBe(true);
    for (const answer of [letters.join(''), word.slice(1), 'zzzzz', '%_\u0000', ''])
      expect(await service.isRight({ puzzle, answer }, ADDRESS), answer).toBe(false);
  });

  it('is solved by another word of the same letters too', async () => {
    const puzzle = words.findIndex((_, number) => solutionsOf(service.deal(number).letters).includes('arise'));
    expect(await service.isRight({ puzzle, answer: 'raise' }, ADDRESS)).toBe(true);
  });

  it('counts answers by address', async () => {
    await service.isRight({ puzzle: 0, answer: 'x' }, ADDRESS);
    expect(used).toEqual([`taster:${ADDRESS}`]);
  });
});
