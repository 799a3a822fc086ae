import { type Frequencies, possibleStems } from './sources/frequency.ts';
import type { WordNet } from './sources/wordnet.ts';

/** What the British and Americans spell differently. A pair that is no word, or another one, is never taken. */
const DIFFERENCES: readonly [british: RegExp, american: string][] = [
  [/our/, 'or'],
  [/re(?=s?$)/, 'er'],
  [/s(?=[aeiy])/g, 'z'],
  [/ll/, 'l'],
  [/l(?=(?:ment|ful)|s?$)/, 'll'],
  [/ce(?=[sd]?$|l)/, 'se'],
  [/se(?=[sd]?$)/, 'ce'],
  [/ogue/, 'og'],
  [/[ao]e/, 'e'],
  [/aero/, 'air'],
  [/grey/, 'gray'],
  [/ough/, 'ow'],
  [/ould/, 'old'],
  [/tyre/, 'tire'],
  [/mme/, 'm'],
  [/pyj/, 'paj'],
  [/que/, 'ck'],
  [/sc/, 'sk'],
  [/moust/, 'must'],
  [/llery/, 'lry'],
  [/gem/, 'gm'],
  [/draught/, 'draft'],
  [/oney/, 'ony'],
  [/tt/, 't'],
];

/** The spelling of the site, which is the American one. */
export interface Spellings {
  /** The usual spelling of a form that has a rarer one; otherwise the form. */
  of(form: string): string;
  inText(text: string): string;
}

/** Tells two spellings of one word by a meaning that they share, and the American one by its being said more often in American films. */
export function createSpellings(wordNet: WordNet, frequencies: Frequencies): Spellings {
  const keysOf = (form: string) => {
    const [senses = []] = possibleStems(form)
      .sort((one, other) => other.length - one.length)
      .map(wordNet.senses)
      .filter((each) => each.length > 0);
    return new Set(senses.map(({ synset }) => synset.key));
  };
  const known = new Map<string, string>();
  const find = (form: string): string => {
    const own = frequencies.of(form);
    const others = DIFFERENCES.map(([british, american]) => form.replace(british, american)).filter(
      (other) => other !== form && frequencies.of(other) > own,
    );
    if (others.length === 0) return form;
    const keys = keysOf(form);
    return others.find((other) => [...keysOf(other)].some((key) => keys.has(key))) ?? form;
  };
  const of = (form: string) => {
    const spelling = known.get(form) ?? find(form);
    known.set(form, spelling);
    return spelling;
  };
  return { of, inText: (text) => text.replace(/\b[A-Z]?[a-z]{3,}\b/g, (word) => likeFirst(word, of(word.toLowerCase()))) };
}

/** The other word with a capital where the first has one. */
function likeFirst(first: string, other: string): string {
  return first[0] === first[0]?.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
}
