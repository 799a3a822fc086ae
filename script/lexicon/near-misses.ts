import { isAkin } from './akin.ts';
import type { Frequencies } from './frequency.ts';
import { type PartOfSpeech, POINTER, type Synset, type WordNet } from './wordnet.ts';

/** A word that could be asked for, as far as its wrong answers depend on it. */
export interface Candidate {
  word: string;
  part: PartOfSpeech;
  band: 1 | 2 | 3;
  definition: string;
  synonyms: readonly string[];
  close: readonly string[];
  /** What the packages relate to it. */
  related: ReadonlySet<string>;
}

interface Sources {
  wordNet: WordNet;
  frequencies: Frequencies;
}

const NEAR_MISSES = 9;

/** What makes a wrong answer tempting, in points. */
const SIBLING = 4;
const SAME_SUBJECT = 1.5;
const SAME_START = 2;
const SAME_END = 1;
/** Points for two words whose related words were all the same; a tenth is much. */
const COMMON_RELATIONS = 20;
/** A word ten times as common as the other loses this much. */
const RARITY_COST = 1;

/**
 * Finds wrong answers to each word's definition: words of the same part of speech and band, near in sense or in form,
 * and never one that the definition could describe too.
 * @returns by word, the nearest first
 */
export function findNearMisses(words: readonly Candidate[], { wordNet, frequencies }: Sources): Map<string, string[]> {
  const kinds = Map.groupBy(words, ({ part, band }) => `${part} ${band}`);
  const meanings = new Map(words.map((each) => [each.word, meaningOf(each, wordNet)]));
  const relatives = Map.groupBy(
    words.flatMap((each) => [...each.related].map((relation) => ({ each, relation }))),
    ({ relation }) => relation,
  );
  const nearness = (one: Candidate, other: Candidate, shared: number) =>
    nearInSense(meanings.get(one.word), meanings.get(other.word)) +
    (COMMON_RELATIONS * shared) / Math.max(one.related.size + other.related.size - shared, 1) +
    nearInForm(one.word, other.word) -
    RARITY_COST * Math.abs(Math.log10((frequencies.ofWord(one.word) || 1) / (frequencies.ofWord(other.word) || 1)));
  return new Map(
    words.map((one) => {
      const others = (kinds.get(`${one.part} ${one.band}`) ?? []).filter((other) => other !== one);
      const shared = new Map<Candidate, number>();
      for (const relation of one.related)
        for (const { each } of relatives.get(relation) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
      const order = others.map((other) => ({ other, points: nearness(one, other, shared.get(other) ?? 0) }));
      order.sort((a, b) => b.points - a.points || (a.other.word < b.other.word ? -1 : 1));
      return [one.word, firstMisses(one, order)];
    }),
  );
}

/** The nearest that the definition does not describe too. */
function firstMisses(one: Candidate, order: readonly { other: Candidate }[]): string[] {
  const misses: string[] = [];
  for (const { other } of order) {
    if (misses.length === NEAR_MISSES) break;
    if (!couldMean(one, other)) misses.push(other.word);
  }
  return misses;
}

interface Meaning {
  subject: number;
  kinds: ReadonlySet<string>;
}

/** The subject and the wider terms of the meaning that most texts use, within the word's part of speech. */
function meaningOf({ word, part }: Candidate, wordNet: WordNet): Meaning | undefined {
  const sense = wordNet.senses(word).find(({ synset }) => synset.part === part);
  return sense && { subject: sense.synset.subject, kinds: new Set(widerOf(sense.synset, wordNet).map(({ key }) => key)) };
}

function widerOf(synset: Synset, wordNet: WordNet): Synset[] {
  return [POINTER.hypernym, POINTER.similar, POINTER.antonym].flatMap((kind) => wordNet.related(synset, kind));
}

function nearInSense(one: Meaning | undefined, other: Meaning | undefined): number {
  if (!one || !other) return 0;
  const isSibling = [...one.kinds].some((kind) => other.kinds.has(kind));
  return (isSibling ? SIBLING : 0) + (one.subject === other.subject ? SAME_SUBJECT : 0);
}

function nearInForm(one: string, other: string): number {
  const start = one.slice(0, 3) === other.slice(0, 3) ? SAME_START : 0;
  const end = one.slice(-3) === other.slice(-3) && Math.abs(one.length - other.length) < 2 ? SAME_END : 0;
  return start + end;
}

/** Whether the definition of the first word may also describe the second. */
function couldMean(one: Candidate, other: Candidate): boolean {
  return (
    isAkin(one.word, other.word) ||
    one.definition === other.definition ||
    one.definition.split(/[^a-z]+/).includes(other.word) ||
    isListed(one, other.word) ||
    isListed(other, one.word) ||
    one.synonyms.some((synonym) => other.synonyms.includes(synonym))
  );
}

function isListed({ synonyms, close, related }: Candidate, word: string): boolean {
  return synonyms.includes(word) || close.includes(word) || related.has(word);
}
