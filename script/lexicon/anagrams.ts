import type { Frequencies } from './frequency.ts';
import type { NotShown } from './not-shown.ts';

export interface AnagramPuzzle {
  word: string;
  /** Well-known words of the same letters, all of which may be shown. */
  answers: string[];
}

interface Sources {
  frequencies: Frequencies;
  notShown: NotShown;
  dictionary: ReadonlySet<string>;
}

const SHORTEST = 4;
const LONGEST = 10;

/** Shown words are spoken at least this often; answers a person may be expected to find, a little less. */
const SHOWN_USES = 30;
const ANSWER_USES = 8;

/** One puzzle for each set of letters that makes two well-known words or more; the best known of them is shown. */
export function findAnagrams({ frequencies, notShown, dictionary }: Sources): AnagramPuzzle[] {
  const groups = new Map<string, string[]>();
  for (const word of dictionary) {
    if (word.length < SHORTEST || word.length > LONGEST || frequencies.of(word) < ANSWER_USES || notShown.has(word)) continue;
    const letters = [...word].sort().join('');
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.sort((a, b) => frequencies.of(b) - frequencies.of(a) || (a < b ? -1 : 1)))
    .flatMap(([word, ...answers]) => (word && frequencies.of(word) >= SHOWN_USES ? [{ word, answers: answers.sort() }] : []))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}
