import { ACCENTED } from '../accented.ts';
import type { Frequencies } from '../frequency.ts';
import type { Spellings } from '../spellings.ts';
import type { Thesaurus } from '../thesaurus.ts';
import type { PartOfSpeech, WordNet } from '../wordnet.ts';
import { areTwins, couldMean, halfShared } from './could-mean.ts';
import { findByDefinition, tellingWords, wordsBy } from './descriptions.ts';
import { isInflected } from './inflected.ts';
import { createKindsOf, likeness } from './likeness.ts';
import { type Meaning, meaningOf } from './meanings.ts';
import { questionOf } from './questions.ts';
import { cosine, createSenseVectors, type SenseVectors } from './sense-vectors.ts';

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
  spellings: Spellings;
}

const NEAR_MISSES = 9;

/** What makes a wrong answer tempting, in points. */
const SIBLING = 6;
const COUSIN = 2;
/** For a thing of the same kind; the nearer the kind, the more. */
const SAME_KIND = 8;
/** Of two ideas or events the tree says less. */
const SAME_IDEA = 3;
/** Kinds that say less than this bring together what nobody would confuse. */
const TELLING_KIND = 0.45;
/** What all adjectives that say what something is about have in common. */
const ABOUT = 'about';
const SAME_SUBJECT = 1;
/** A person tempts nobody who is asked for a snake. */
const OTHER_SUBJECT_COST = 2;
/** Of two adjectives only one of which says what something is about, as 'dental' does. */
const OTHER_USE_COST = 3;
/** What counts of what the thesaurus says, or a few words of a definition do, of things that are not alike. */
const LEAST_PLAUSIBLE = 0.4;
const SAME_START = 0.5;
/** For two words to which editors gave the same synonyms; with fewer than this, those that two share say little. */
const SAME_COMPANY = 14;
const FEW_SYNONYMS = 4;
/** For a word that editors listed with a synonym of the other, which may be two. */
const LISTED_WITH = 1.5;
const MOST_LISTED_WITH = 2;
/** For a word that is described, or whose synonyms are, by the rare words of the definition; from a half on it may be the same. */
const FITS_DEFINITION = 14;
const MOST_FITTING = 0.5;
/** For two words that the thesaurus lists together in any sense, though their editors list neither with the other. */
const LINKED = 1.5;
/** For a word to which all synonyms of the sense that is meant are related; from a half on it may be the same. */
const RELATED_TO_SYNONYMS = 8;
const MOST_RELATED = 0.5;
/** For two words whose related words, in all senses, are the same; a tenth is much. */
const COMMON_RELATIONS = 5;
/** With fewer related words than this, those that two share say little. */
const FEW_RELATIONS = 12;
/** For a word that is related to a rare one of the definition's own. */
const SUGGESTED = 1.5;
/** Of two words that share so much of their lists one may do for the other. */
const TOO_CLOSE = 0.2;
/** An opposite is near, and tempts nobody. */
const OPPOSITE_COST = 8;
/** A near synonym of the one that means the same as the other: it tempts, but may be right. */
const HALF_SHARED_COST = 3;
/** For a word that keeps the company of the asked sense; any two words are alike by half. */
const SAME_SURROUNDINGS = 50;
const LEAST_ALIKE = 0.5;
/** A word ten times as common as the other loses this much. */
const RARITY_COST = 1;

/**
 * Finds wrong answers to each word's definition that tempt: words of the same part of speech and of its band or the next, near in
 * sense, and never one that the definition could describe too.
 * @returns by word, the most tempting first
 */
export function findNearMisses(words: readonly Candidate[], sources: Sources): Map<string, string[]> {
  const fitting = words.filter(createIsChoice(words, sources));
  const choices = new Set(fitting.map(({ word }) => word));
  const pointsOf = createPoints(fitting, sources);
  const sameAs = new Map(words.map(({ word, synonyms }) => [word, synonyms]));
  return new Map(
    words.map((one) => {
      const order = choices.has(one.word) ? pointsOf(one).sort(byPoints) : [];
      return [one.word, firstWrong(one, order, sameAs)];
    }),
  );
}

/** Prepares which words may be asked for and chosen: no forms of other words, and only the usual spelling of each. */
function createIsChoice(words: readonly Candidate[], { spellings }: Sources): (candidate: Candidate) => boolean {
  const parts = new Map(words.map(({ word, part }) => [word, part]));
  return ({ word, part }) => !ACCENTED.has(word) && spellings.of(word) === word && !isInflected(word, part, (stem) => parts.get(stem));
}

function byPoints(one: Judged, other: Judged): number {
  return other.points - one.points || (one.other.word < other.other.word ? -1 : 1);
}

/** The first words that are wrong; of those that share their root, or are spellings of one word, only one: a catalogue tells nothing from a catalog. */
function firstWrong(one: Candidate, order: readonly Judged[], sameAs: ReadonlyMap<string, readonly string[]>): string[] {
  const misses: Judged[] = [];
  for (const judged of order) {
    if (misses.length === NEAR_MISSES) break;
    if (couldMean({ one, ...judged }, sameAs) || misses.some((miss) => areTwins(miss, judged))) continue;
    misses.push(judged);
  }
  return misses.map(({ other }) => other.word);
}

interface Judged {
  other: Candidate;
  points: number;
  own: Meaning;
  its: Meaning;
}

/** Prepares what words are compared by. @returns for a word, all that have anything to do with it, with their points. */
function createPoints(words: readonly Candidate[], { wordNet, thesaurus, frequencies }: Sources): (one: Candidate) => Judged[] {
  const sources = { wordNet, kindsOf: createKindsOf(wordNet) };
  const known = new Map(words.map((each) => [each.word, { ...each, meaning: meaningOf({ ...each, listed: companyOf(each) }, sources) }]));
  const names = [...known.keys()];
  const vectors = learnSenses(words, { wordNet, thesaurus });
  const vectorOf = new Map(words.map((each) => [each.word, vectors.of(senseWords(each))]));
  const fittingTo = findByDefinition(
    new Map([...known].map(([word, { definition, sense }]) => [word, `${definition} ${sense}`])),
    new Map([...known].map(([word, each]) => [word, [each.definition, each.sense, each.meaning.gloss, ...companyOf(each)].join(' ')])),
  );
  const company = new Map(words.map((each) => [each.word, companyOf(each)]));
  const inCompanyWith = wordsBy(names, (word) => company.get(word) ?? []);
  const relatedWith = wordsBy(names, (word) => known.get(word)?.related ?? []);
  const ofKind = wordsBy(names, (word) => kindsOf(known.get(word)?.meaning));
  const commonness = (word: string) => Math.log10(frequencies.ofWord(word) || 1);
  /** From 0, for what half of all words are related to, to 1. */
  const rarity = (word: string) => 1 - Math.log1p(relatedWith.get(word)?.length ?? 0) / Math.log1p(names.length / 2);

  return (one) => {
    const own = known.get(one.word)?.meaning ?? meaningOf({ ...one, listed: companyOf(one) }, sources);
    const friends = companyOf(one);
    const sameCompany = countOf(friends, inCompanyWith);
    const listedWith = countOf(friends.flatMap((friend) => company.get(friend) ?? []));
    const friendly = countOf(friends, relatedWith);
    const shared = countOf(one.related, relatedWith);
    const suggested = countOf(tellingWords(one.definition), relatedWith, rarity);
    const fitting = fittingTo(one.word);
    const linked = new Map(thesaurus.mutual(one.word).map((each) => [each.word, each.closeness]));
    const kin = kindsOf(own).flatMap((kind) => ofKind.get(kind) ?? []);
    const vector = vectorOf.get(one.word) ?? new Float64Array();
    const closeness = new Map([...vectorOf].map(([word, its]) => [word, cosine(vector, its)]));
    const alikeOnes = [...closeness].filter(([, each]) => each >= LEAST_ALIKE).map(([word]) => word);
    const near = [sameCompany, listedWith, friendly, shared, suggested, fitting, linked].flatMap((each) => [...each.keys()]);
    return [...new Set([...near, ...kin, ...alikeOnes])].flatMap((word) => {
      const other = known.get(word);
      if (!other || word === one.word || other.part !== one.part || Math.abs(other.band - one.band) > 1) return [];
      if ((linked.get(word) ?? 0) >= TOO_CLOSE) return [];
      const both = shared.get(word) ?? 0;
      const alike = likeness(own.tree, other.meaning.tree);
      const bySense =
        nearInSense(own, other.meaning, alike) +
        (SAME_COMPANY * (sameCompany.get(word) ?? 0)) / Math.max(Math.sqrt(friends.length * companyOf(other).length), FEW_SYNONYMS) +
        LISTED_WITH * Math.min(listedWith.get(word) ?? 0, MOST_LISTED_WITH) +
        RELATED_TO_SYNONYMS * Math.min((friendly.get(word) ?? 0) / Math.max(friends.length, FEW_SYNONYMS), MOST_RELATED);
      const bySubject =
        FITS_DEFINITION * Math.min(fitting.get(word) ?? 0, MOST_FITTING) +
        (COMMON_RELATIONS * both) / Math.max(one.related.size + other.related.size - both, FEW_RELATIONS) +
        SUGGESTED * Math.min(suggested.get(word) ?? 0, 1) +
        (linked.has(word) || thesaurus.links(one.word, word) ? LINKED : 0);
      const points =
        bySense +
        bySubject * plausibility(own, alike) +
        SAME_SURROUNDINGS * Math.max(0, (closeness.get(word) ?? 0) - LEAST_ALIKE) +
        (one.word.slice(0, 3) === word.slice(0, 3) ? SAME_START : 0) -
        ([...own.opposites].some((key) => other.meaning.senses.has(key)) ? OPPOSITE_COST : 0) -
        HALF_SHARED_COST * halfShared(one, other) -
        RARITY_COST * Math.abs(commonness(one.word) - commonness(word));
      return [{ other, points, own, its: other.meaning }];
    });
  };
}

/** Learns from WordNet, the editors and the thesaurus what words mean. */
function learnSenses(words: readonly Candidate[], { wordNet, thesaurus }: Pick<Sources, 'wordNet' | 'thesaurus'>): SenseVectors {
  const lemmas = new Set(wordNet.lemmas());
  return createSenseVectors(
    [
      ...[...wordNet.synsets()].map(({ lemmas, definition, examples }) => [...lemmas, definition, ...examples].join(' ')),
      ...words.map((each) => [each.word, each.definition, each.sense, ...companyOf(each)].join(' ')),
      ...words.map(({ word }) => [word, ...thesaurus.mutual(word).map((each) => each.word)].join(' ')),
    ],
    (word) => lemmas.has(word),
  );
}

/** The words by which the asked sense of a word is compared. */
function senseWords(each: Candidate): string[] {
  return [each.word, ...tellingWords(`${questionOf(each)} ${each.sense}`), ...companyOf(each)];
}

/** The synonyms that editors gave to the sense of a word that is meant, near ones included. */
function companyOf({ synonyms, close }: Pick<Candidate, 'synonyms' | 'close'>): string[] {
  return [...synonyms, ...close];
}

/** How many of some keys each word has, or of the keys themselves how often each comes. @param weigh what a key counts. */
function countOf(
  keys: Iterable<string>,
  holders?: ReadonlyMap<string, readonly string[]>,
  weigh = (_key: string) => 1,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys)
    for (const word of holders ? (holders.get(key) ?? []) : [key]) counts.set(word, (counts.get(word) ?? 0) + weigh(key));
  return counts;
}

function nearInSense(one: Meaning, other: Meaning, alike: number): number {
  if (one.isAbout !== other.isAbout) return -OTHER_USE_COST;
  const near = one.isThing ? SAME_KIND : SAME_IDEA;
  return (
    near * alike ** 2 +
    Math.max(SIBLING * inCommon(one.kinds, other.kinds), COUSIN * inCommon(one.wider, other.wider)) +
    (one.subject === other.subject ? SAME_SUBJECT : one.isThing ? -OTHER_SUBJECT_COST : 0)
  );
}

/** How much of what words say of two things counts. */
function plausibility(one: Meaning, alike: number): number {
  return one.isThing ? Math.min(1, LEAST_PLAUSIBLE + alike) : 1;
}

/** Keys of the kinds that bring words together. */
function kindsOf(meaning: Meaning | undefined): string[] {
  const isTelling = meaning?.isThing || meaning?.isAbout;
  const above = isTelling ? [...meaning.tree.above].filter(([, content]) => content >= TELLING_KIND).map(([key]) => key) : [];
  return [...above, ...(meaning?.isAbout ? [ABOUT] : []), ...(meaning?.wider.keys() ?? [])];
}

function inCommon(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return Math.max(0, ...[...one].filter(([kind]) => other.has(kind)).map(([, telling]) => telling));
}
