import { isAkin, isSpelledAlike } from '../akin.ts';
import { genusOf } from './descriptions.ts';
import type { Meaning } from './meanings.ts';
import type { Candidate } from './near-misses.ts';

/** Of two words that share so much of their editors' lists, one may do for the other. */
const SAME_LISTS = 0.3;
/** Of a word with so many synonyms of another one may do for the other too. */
const SEVERAL = 2;
/** With fewer words than this, two lists that share some say little. */
const FEW_LISTED = 4;

/** Two words with what WordNet says of them, the first of which is asked for. */
interface Pair {
  one: Candidate;
  other: Candidate;
  own: Meaning;
  its: Meaning;
}

/**
 * Whether the definition of the first word may also describe the second, in any sense of it: such a word is no wrong answer.
 * @param sameAs exact synonyms by word.
 */
export function couldMean({ one, other, own, its }: Pair, sameAs: ReadonlyMap<string, readonly string[]>): boolean {
  return (
    isAkin(one.word, other.word) ||
    one.definition === other.definition ||
    one.definition
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(other.word) ||
    isNamedBy(one, other) ||
    areListed(one, other, sameAs) ||
    one.synonyms.some((synonym) => its.lemmas.has(synonym)) ||
    other.synonyms.some((synonym) => own.lemmas.has(synonym)) ||
    [...own.senses].some((key) => its.senses.has(key)) ||
    [...its.senses].some((key) => own.line.has(key)) ||
    [...own.line].slice(0, 1).some((key) => its.lines.has(key) || its.family.has(key))
  );
}

/** Whether editors gave one word as a synonym of the other, or both so many of the same that one may do for the other. */
function areListed(one: Candidate, other: Candidate, sameAs: ReadonlyMap<string, readonly string[]>): boolean {
  const own = [...one.synonyms, ...one.close];
  const its = [...other.synonyms, ...other.close];
  const shared = own.filter((word) => its.includes(word)).length;
  return (
    own.includes(other.word) ||
    its.includes(one.word) ||
    one.synonyms.some((synonym) => other.synonyms.includes(synonym) || sameAs.get(synonym)?.includes(other.word)) ||
    isMostly(one.synonyms, other.close) ||
    isMostly(other.synonyms, one.close) ||
    shared > SAME_LISTS * Math.max(own.length + its.length - shared, FEW_LISTED)
  );
}

/** Whether several exact synonyms of one word are near ones of another. */
function isMostly(synonyms: readonly string[], close: readonly string[]): boolean {
  return synonyms.filter((synonym) => close.includes(synonym)).length >= SEVERAL;
}

/** How many exact synonyms of either word are near ones of the other. */
export function halfShared({ synonyms, close }: Candidate, other: Candidate): number {
  return [...synonyms.filter((each) => other.close.includes(each)), ...other.synonyms.filter((each) => close.includes(each))].length;
}

/** Whether the definition begins with what the other word means: 'the force with which …' is pressure too. */
function isNamedBy({ definition }: Candidate, { synonyms }: Candidate): boolean {
  return synonyms.includes(genusOf(definition));
}

/** Whether two words share their root, or are spellings of one word: no question has both. */
export function areTwins(
  { other: { word }, its }: Pick<Pair, 'other' | 'its'>,
  { other, its: others }: Pick<Pair, 'other' | 'its'>,
): boolean {
  return isAkin(word, other.word) || (isSpelledAlike(word, other.word) && [...its.senses].some((key) => others.senses.has(key)));
}
