import { isAkin } from './akin.ts';
import { compareDescriptions, tellingWords, wordsBy } from './descriptions.ts';
import type { Frequencies } from './frequency.ts';
import { type Meaning, meaningOf } from './meanings.ts';
import type { Thesaurus } from './thesaurus.ts';
import type { PartOfSpeech, WordNet } from './wordnet.ts';

/** A word that could be asked for, as far as its wrong answers depend on it. */
export interface Candidate {
  word: string;
  part: PartOfSpeech;
  band: 1 | 2 | 3;
  sense: string;
  definition: string;
  synonyms: readonly string[];
  close: readonly string[];
  /** What the packages relate to it. */
  related: ReadonlySet<string>;
}

interface Sources {
  wordNet: WordNet;
  thesaurus: Thesaurus;
  frequencies: Frequencies;
}

const NEAR_MISSES = 9;

/** What makes a wrong answer tempting, in points. */
const SIBLING = 6;
const COUSIN = 3;
const SAME_SUBJECT = 1;
const SAME_START = 0.5;
/** For two words that the thesaurus lists together, though not as the same. */
const LINKED = 4;
/** For two words whose related words are all the same; a tenth is much. */
const COMMON_RELATIONS = 30;
/** With fewer related words than this, those that two share say little. */
const FEW_RELATIONS = 12;
/** For two words that are described alike; from a half on they may be the same. */
const SAME_DESCRIPTION = 12;
const MOST_ALIKE = 0.5;
/** For a word that is related to one of the definition's own, which may be two. */
const SUGGESTED = 2.5;
const MOST_SUGGESTED = 2;
/** A word ten times as common as the other loses this much. */
const RARITY_COST = 1;

/**
 * Finds wrong answers to each word's definition that tempt: words of the same part of speech and of its band or the next, near in
 * sense, and never one that the definition could describe too.
 * @returns by word, the most tempting first
 */
export function findNearMisses(words: readonly Candidate[], sources: Sources): Map<string, string[]> {
  const pointsOf = createPoints(words, sources);
  return new Map(
    words.map((one) => {
      const order = pointsOf(one).sort((a, b) => b.points - a.points || (a.other.word < b.other.word ? -1 : 1));
      const misses = order.filter(({ other, own, its }) => !couldMean(one, other, own, its));
      return [one.word, misses.slice(0, NEAR_MISSES).map(({ other }) => other.word)];
    }),
  );
}

interface Judged {
  other: Candidate;
  points: number;
  own: Meaning;
  its: Meaning;
}

/** Prepares what words are compared by. @returns for a word, all that have anything to do with it, with their points. */
function createPoints(words: readonly Candidate[], { wordNet, thesaurus, frequencies }: Sources): (one: Candidate) => Judged[] {
  const known = new Map(
    words.map((each) => [each.word, { ...each, meaning: meaningOf({ ...each, listed: [...each.synonyms, ...each.close] }, wordNet) }]),
  );
  const names = [...known.keys()];
  const alikeTo = compareDescriptions(
    new Map([...known].map(([word, { definition, sense, meaning }]) => [word, `${definition} ${sense} ${meaning.gloss}`])),
  );
  const relatedWith = wordsBy(names, (word) => known.get(word)?.related ?? []);
  const ofKind = wordsBy(names, (word) => known.get(word)?.meaning.wider.keys() ?? []);
  const commonness = (word: string) => Math.log10(frequencies.ofWord(word) || 1);

  return (one) => {
    const own = known.get(one.word)?.meaning ?? meaningOf({ ...one, listed: [] }, wordNet);
    const shared = countOf(one.related, relatedWith);
    const suggested = countOf(tellingWords(one.definition), relatedWith);
    const alike = alikeTo(one.word);
    const kin = [...own.wider.keys()].flatMap((kind) => ofKind.get(kind) ?? []);
    return [...new Set([...shared.keys(), ...suggested.keys(), ...alike.keys(), ...kin])].flatMap((word) => {
      const other = known.get(word);
      if (!other || word === one.word || other.part !== one.part || Math.abs(other.band - one.band) > 1) return [];
      const both = shared.get(word) ?? 0;
      const points =
        nearInSense(own, other.meaning) +
        (COMMON_RELATIONS * both) / Math.max(one.related.size + other.related.size - both, FEW_RELATIONS) +
        SAME_DESCRIPTION * Math.min(alike.get(word) ?? 0, MOST_ALIKE) +
        SUGGESTED * Math.min(suggested.get(word) ?? 0, MOST_SUGGESTED) +
        (thesaurus.links(one.word, word) ? LINKED : 0) +
        (one.word.slice(0, 3) === word.slice(0, 3) ? SAME_START : 0) -
        RARITY_COST * Math.abs(commonness(one.word) - commonness(word));
      return [{ other, points, own, its: other.meaning }];
    });
  };
}

/** How many of some keys each word has. */
function countOf(keys: Iterable<string>, holders: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) for (const word of holders.get(key) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function nearInSense(one: Meaning, other: Meaning): number {
  const near = Math.max(SIBLING * inCommon(one.kinds, other.kinds), COUSIN * inCommon(one.wider, other.wider));
  return near + (one.subject === other.subject ? SAME_SUBJECT : 0);
}

function inCommon(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return Math.max(0, ...[...one].filter(([kind]) => other.has(kind)).map(([, telling]) => telling));
}

/** Whether the definition of the first word may also describe the second, in any sense of it. */
function couldMean(one: Candidate, other: Candidate, own: Meaning, its: Meaning): boolean {
  return (
    isAkin(one.word, other.word) ||
    one.definition === other.definition ||
    one.definition.split(/[^a-z]+/).includes(other.word) ||
    isListed(one, other.word) ||
    isListed(other, one.word) ||
    one.synonyms.some((synonym) => other.synonyms.includes(synonym) || other.close.includes(synonym)) ||
    one.close.some((synonym) => other.synonyms.includes(synonym)) ||
    [...own.senses].some((key) => its.senses.has(key) || its.family.has(key))
  );
}

function isListed({ synonyms, close, related }: Candidate, word: string): boolean {
  return synonyms.includes(word) || close.includes(word) || related.has(word);
}
