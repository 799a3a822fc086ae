import type { NotShown } from '../not-shown.ts';
import type { Frequencies } from '../sources/frequency.ts';

export interface AnagramPuzzle {
  word: string;
  /** Well-known words of the same letters, all fit to be shown. */
  answers: string[];
}

interface Sources {
  frequencies: Frequencies;
  notShown: NotShown;
  dictionary: ReadonlySet<string>;
}

const SHORTEST = 4;
const LONGEST = 10;

/** The least uses in speech of the best-known word of a set, of a further one with its own puzzle, and of any answer. */
const SHOWN_USES = 30;
const ALSO_SHOWN_USES = 150;
const ANSWER_USES = 12;

/** A puzzle for the best-known word of each set of letters that makes two well-known words or more, and for others as well known. */
export function findAnagrams({ frequencies, notShown, dictionary }: Sources): AnagramPuzzle[] {
  const groups = new Map<string, string[]>();
  for (const word of dictionary) {
    if (word.length < SHORTEST || word.length > LONGEST || frequencies.of(word) < ANSWER_USES || notShown.has(word)) continue;
    const letters = [...word].sort().join('');
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => puzzlesOf(group, frequencies))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

function puzzlesOf(group: readonly string[], frequencies: Frequencies): AnagramPuzzle[] {
  const order = [...group].sort((a, b) => frequencies.of(b) - frequencies.of(a) || (a < b ? -1 : 1));
  return order
    .filter((word, place) => frequencies.of(word) >= (place === 0 ? SHOWN_USES : ALSO_SHOWN_USES))
    .map((word) => ({ word, answers: group.filter((other) => other !== word).sort() }));
}
