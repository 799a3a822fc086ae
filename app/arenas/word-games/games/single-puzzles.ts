import type { Random } from '~/platform/random/random';
import type { Band, Lexicon, TargetWord } from '../lexicon/lexicon';
import type { ScoredState, SinglePuzzles } from './word-game';

/** How much harder rarer words are, in points. */
const BY_BAND: Readonly<Record<Band, number>> = { 1: -200, 2: 0, 3: 250 };

/** @param base what a word of the middle band has, in points. @param more what else makes it harder or easier. */
export function difficultyOf(base: number, band: Band, more = 0): number {
  return base + BY_BAND[band] + more;
}

interface WordPuzzles<State extends ScoredState> extends Omit<SinglePuzzles<State>, 'all' | 'ask' | 'giveUp'> {
  fits(entry: TargetWord): boolean;
  difficulty(entry: TargetWord): number;
  ask(entry: TargetWord, lexicon: Lexicon, random: Random): State;
}

/** The puzzles of a game that asks for a word of the lexicon each. */
export function wordPuzzles<State extends ScoredState>({ fits, difficulty, ask, ...rest }: WordPuzzles<State>): SinglePuzzles<State> {
  return {
    ...rest,
    giveUp: { type: 'skip' },
    all: ({ words }) => words.filter(fits).map((entry) => ({ key: entry.word, difficulty: difficulty(entry) })),
    ask(key, lexicon, random) {
      const entry = lexicon.entry(key);
      return entry && ask(entry, lexicon, random);
    },
  };
}

/** What hints of single puzzles say. */
export const singleTexts = {
  startsWith: (letters: string) => `It starts with ${letters.toUpperCase()}.`,
  oneOf: (letter: string, length: number) => `One of them starts with ${letter.toUpperCase()} and has ${length} letters.`,
  startsWithAndEnds: (first: string, last: string) => `One of them starts with ${first.toUpperCase()} and ends with ${last.toUpperCase()}.`,
  lastWord: (letter: string, length: number) => `The last word could start with ${letter.toUpperCase()} and have ${length} letters.`,
};
