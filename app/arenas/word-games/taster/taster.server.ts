import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { scrambleWord, solvesScramble } from '../games/word-scrambler/word-scrambler.rules';
import type { Lexicon, TargetWord } from '../lexicon/lexicon';
import { type SentTaste, TASTER_LETTERS, type Taster } from './taster.contract';

/** Answers from one address: more than a class can type. */
const ANSWERS = { max: 300, windowSeconds: 600 };
/** The order of the words, the same in every process. */
const ORDER_SEED = 5;
/** Characters of the longest hint: two lines on a phone. */
const LONGEST_HINT = 64;

interface TasterDependencies {
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
  /** The lexicon of now. */
  lexiconOf(day: undefined): Lexicon;
}

/** Scrambles of five letters for people without an account. They rotate, count for nothing, and nothing of them is stored. */
export interface TasterService {
  /** The puzzle of this hour, and when the next one takes its place. */
  now(): { taster: Taster; until: Date };
  /** The puzzle with this number; numbers past the last word begin again. */
  deal(puzzle: number): Taster;
  /** Whether an answer solves its puzzle: with its word, or any other word of the same letters. @throws {RateLimited} */
  isRight(sent: SentTaste, clientAddress: string): Promise<boolean>;
}

/** @see docs/product/home.md */
export function createTaster({ clock, limiter, lexiconOf }: TasterDependencies): TasterService {
  const ordered = createOrder();
  const entryOf = (puzzle: number): TargetWord => {
    const words = ordered(lexiconOf(undefined));
    const entry = words[puzzle % words.length];
    if (!entry) throw new Error('The lexicon has no everyday word of five letters.');
    return entry;
  };

  function deal(puzzle: number): Taster {
    const { word, hint } = entryOf(puzzle);
    const letters = [...scrambleWord(word, lexiconOf(undefined), seededRandom(puzzle))];
    return { puzzle, letters, hint };
  }

  return {
    now() {
      const hour = Math.floor(clock.now().getTime() / HOUR_MS);
      return { taster: deal(hour), until: new Date((hour + 1) * HOUR_MS) };
    },
    deal,
    async isRight({ puzzle, answer }, clientAddress) {
      await limiter.use(`taster:${clientAddress}`, ANSWERS);
      return solvesScramble(answer.toLowerCase(), entryOf(puzzle).word, lexiconOf(undefined));
    },
  };
}

/** The words in the order in which they are dealt; worked out again when the lexicon has changed. */
function createOrder() {
  let known: { lexicon: Lexicon; words: TargetWord[] } | undefined;
  return (lexicon: Lexicon): TargetWord[] => {
    if (known?.lexicon !== lexicon) {
      const fitting = lexicon.wordsOfBand(1).filter(({ word, hint }) => word.length === TASTER_LETTERS && hint.length <= LONGEST_HINT);
      known = { lexicon, words: seededRandom(ORDER_SEED).shuffle(fitting) };
    }
    return known.words;
  };
}
