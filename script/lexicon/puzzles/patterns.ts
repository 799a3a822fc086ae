import type { NotShown } from '../not-shown.ts';
import type { Frequencies } from '../sources/frequency.ts';

export interface PatternPuzzle {
  /** Letters, and an underscore for each letter to find. */
  pattern: string;
  /** Well-known words that fit, best known first. */
  answers: string[];
}

interface Sources {
  frequencies: Frequencies;
  notShown: NotShown;
  dictionary: ReadonlySet<string>;
}

/** A player finds four; a few more to choose from make it fair, a great many make it dull. */
const FEWEST_ANSWERS = 5;
const MOST_ANSWERS = 24;

const ANSWER_USES = 60;
const BLANKS_BY_LENGTH = new Map([
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 4],
]);

/** Patterns that together use many words: each with a few blanks that well-known words fill in several ways. */
export function findPatterns({ frequencies, notShown, dictionary }: Sources): PatternPuzzle[] {
  const answersOf = new Map<string, string[]>();
  for (const word of dictionary) {
    const blanks = BLANKS_BY_LENGTH.get(word.length);
    if (!blanks || frequencies.of(word) < ANSWER_USES || notShown.has(word)) continue;
    for (const pattern of patternsOf(word, blanks)) answersOf.set(pattern, [...(answersOf.get(pattern) ?? []), word]);
  }
  return [...answersOf]
    .filter(([pattern, answers]) => answers.length >= FEWEST_ANSWERS && answers.length <= MOST_ANSWERS && isVaried(pattern, answers))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pattern, answers]) => ({ pattern, answers: answers.sort((a, b) => frequencies.of(b) - frequencies.of(a) || (a < b ? -1 : 1)) }));
}

function patternsOf(word: string, blanks: number): string[] {
  const hide = (from: number, left: number, text: string): string[] => {
    if (left === 0) return [text];
    return Array.from({ length: word.length - from }, (_, index) => from + index).flatMap((at) =>
      hide(at + 1, left - 1, `${text.slice(0, at)}_${text.slice(at + 1)}`),
    );
  };
  return hide(0, blanks, word);
}

/** Rejects patterns whose answers mostly share one ending ('_____ed'), and those that show no vowel or no consonant. */
function isVaried(pattern: string, answers: readonly string[]): boolean {
  const shown = pattern.replaceAll('_', '');
  if (!/[aeiouy]/.test(shown) || !/[^aeiou]/.test(shown)) return false;
  if (/(s|ed|er|ing|ly)$/.test(pattern)) return false;
  return answers.filter((answer) => /(s|ed|ing)$/.test(answer)).length < answers.length / 2;
}
