import type { Frequencies } from './sources/frequency.ts';
import type { Thesaurus } from './sources/thesaurus.ts';
import type { WordNet } from './sources/wordnet.ts';

/** Which pairs of words make a compound or a set phrase: 'cottage cheese', 'cheesecake'. */
export interface Compounds {
  /** How the two words are written together, in the right order; undefined when nothing lists them so. */
  join(one: string, other: string): string | undefined;
  /** The words that go with this one. */
  partners(word: string): ReadonlySet<string>;
}

interface CompoundSources {
  wordNet: WordNet;
  thesaurus: Thesaurus;
  frequencies: Frequencies;
  dictionary: ReadonlySet<string>;
}

const LEAST_PART_LENGTH = 2;

/** Suffixes and prefixes that look like words: 'hopeless' is not a compound of 'hope' and 'less'. */
const AFFIXES = new Set([
  'able',
  'age',
  'ally',
  'ant',
  'ate',
  'ed',
  'er',
  'ers',
  'ion',
  'ish',
  'less',
  'like',
  'ling',
  'men',
  'ness',
  'non',
  'she',
  'some',
  'ting',
  'ton',
  'ward',
]);

/** Parts of a word written as one must be this common in speech, or any two syllables would make a compound. */
const LEAST_PART_USES = 120;

/** Gathers two-word entries of WordNet and of the thesaurus, and words that are two common words written as one. */
export function gatherCompounds({ wordNet, thesaurus, frequencies, dictionary }: CompoundSources): Compounds {
  const spellings = new Map<string, string>();
  const partners = new Map<string, Set<string>>();
  const add = (first: string, second: string, spelling: string) => {
    if (spellings.has(`${first}+${second}`)) return;
    spellings.set(`${first}+${second}`, spelling);
    link(partners, first, second);
    link(partners, second, first);
  };
  const phrases = [...wordNet.synsets()].flatMap(({ lemmas }) => lemmas);
  for (const phrase of [...phrases, ...thesaurus.phrases()]) {
    const [first, second, third] = phrase.toLowerCase().split(/[ -]/);
    if (first && second && !third && /^[a-z]+$/.test(first + second)) add(first, second, phrase.toLowerCase());
  }
  for (const word of dictionary) {
    for (let cut = LEAST_PART_LENGTH; cut <= word.length - LEAST_PART_LENGTH; cut += 1) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (
        !AFFIXES.has(first) &&
        !AFFIXES.has(second) &&
        frequencies.of(first) >= LEAST_PART_USES &&
        frequencies.of(second) >= LEAST_PART_USES
      )
        add(first, second, word);
    }
  }
  return {
    join: (one, other) => spellings.get(`${one}+${other}`) ?? spellings.get(`${other}+${one}`),
    partners: (word) => partners.get(word) ?? new Set(),
  };
}

function link(partners: Map<string, Set<string>>, word: string, other: string): void {
  const known = partners.get(word) ?? new Set();
  partners.set(word, known.add(other));
}
