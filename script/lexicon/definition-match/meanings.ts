import { type PartOfSpeech, POINTER, type Synset, type WordNet } from '../wordnet.ts';
import { firstWords, tellingWords } from './descriptions.ts';
import { type Kinds, NO_KINDS } from './likeness.ts';

/** From so many kinds of a thing on, two of them have little in common. */
const MANY_KINDS = 400;
const LEAST_TELLING = 0.15;
/** How many steps up WordNet's tree a word still says what kind of thing another is. */
const STEPS_UP = 4;
/** What a synonym that a sense shares with its editors' entry weighs against a word of its description. */
const LISTED_WEIGHT = 3;
/** And what it weighs that the sense is a kind of what its definition begins with: 'a machine with a screen and a keyboard'. */
const GENUS_WEIGHT = 3;
/** Editors describe what is meant most often; senses after the fourth are all rare. */
const MOST_RANKS = 3;

/** What WordNet says of the sense of a word that an editor chose, and of its other ones. */
export interface Meaning {
  subject: number;
  /** Keys of what it is a kind of, or of its opposites, each with how much two of them have in common, from 0 to 1. */
  kinds: ReadonlyMap<string, number>;
  /** The same, and what that is a kind of. */
  wider: ReadonlyMap<string, number>;
  /** Keys of all senses of the word. */
  senses: ReadonlySet<string>;
  /** Keys of what one of them is a kind of or like, and of what is a kind of it. */
  family: ReadonlySet<string>;
  /** Keys of the sense that is meant and of all that it is a kind of. */
  line: ReadonlySet<string>;
  /** The same of all senses. */
  lines: ReadonlySet<string>;
  /** What it is a kind of, as far as WordNet tells; of an adjective such as 'dental', and of its adverb, what it is about. */
  tree: Kinds;
  /** Whether it is an adjective, or an adverb of one, that says what something is about. */
  isAbout: boolean;
  /** Whether it is something that can be seen or touched, or a person. */
  isThing: boolean;
  /** Words that mean the same as any sense of its part of speech. */
  lemmas: ReadonlySet<string>;
  /** Keys of what means the opposite. */
  opposites: ReadonlySet<string>;
  gloss: string;
}

/** A word as its editors have described it. */
interface Described {
  word: string;
  part: PartOfSpeech;
  /** Synonyms of the sense that is meant. */
  listed: readonly string[];
  definition: string;
  sense: string;
}

/** What meanings are read from. */
export interface MeaningSources {
  wordNet: WordNet;
  kindsOf(synset: Synset): Kinds;
}

/** @returns what WordNet says of the sense that shares most synonyms and words with its description, the one that most texts use among equals. */
export function meaningOf(described: Described, { wordNet, kindsOf }: MeaningSources): Meaning {
  const { word, part } = described;
  const all = wordNet.senses(word).map(({ synset }) => synset);
  const ofPart = all.filter((synset) => synset.part === part);
  const meant = bestFit(ofPart, described, { wordNet, kindsOf });
  const quality = meant && part === 'adverb' ? wordNet.related(meant, POINTER.pertainsTo)[0] : undefined;
  const about = meant && aboutOf(quality ?? meant, wordNet);
  const parents = meant ? [...(quality ? [quality] : []), ...widerOf(quality ?? meant, wordNet)] : [];
  const contrary = meant ? wordNet.related(meant, POINTER.antonym) : [];
  const telling = (synsets: readonly Synset[]): [string, number][] => synsets.map((each) => [each.key, howTelling(each, wordNet)]);
  const sameOpposite = contrary.map(({ key }): [string, number] => [`opposite of ${key}`, 1]);
  return {
    subject: meant?.subject ?? -1,
    kinds: new Map([...telling(parents), ...sameOpposite]),
    wider: new Map(telling([...parents, ...parents.flatMap((parent) => widerOf(parent, wordNet))])),
    senses: new Set(all.map(({ key }) => key)),
    family: new Set(all.flatMap((each) => familyOf(each, wordNet)).map(({ key }) => key)),
    line: new Set(meant ? lineOf(meant, wordNet) : []),
    lines: new Set(all.flatMap((each) => lineOf(each, wordNet))),
    tree: about ? kindsOf(about) : meant && isInTree(part) ? kindsOf(meant) : NO_KINDS,
    isAbout: about !== undefined,
    isThing: meant !== undefined && part === 'noun' && kindsOf(meant).isThing,
    lemmas: new Set(ofPart.flatMap(({ lemmas }) => lemmas).filter((lemma) => lemma !== word)),
    opposites: new Set(meant ? oppositesOf(meant, wordNet) : []),
    gloss: meant?.definition ?? '',
  };
}

/** The noun that an adjective such as 'dental' is about. */
function aboutOf(synset: Synset, wordNet: WordNet): Synset | undefined {
  return wordNet.related(synset, POINTER.pertainsTo).find(({ part }) => part === 'noun');
}

function isInTree(part: PartOfSpeech): boolean {
  return part === 'noun' || part === 'verb';
}

function bestFit(
  senses: readonly Synset[],
  { listed, definition, sense }: Described,
  { wordNet, kindsOf }: MeaningSources,
): Synset | undefined {
  const genus = new Set(firstWords(definition).flatMap((word) => wordNet.senses(word).map(({ synset }) => synset.key)));
  const described = tellingWords(`${definition} ${sense}`);
  const fits = senses.map((synset, rank) => {
    const shared = [...tellingWords([synset.definition, ...synset.examples].join(' '))].filter((word) => described.has(word)).length;
    const isOfGenus = [...kindsOf(synset).above.keys()].some((key) => key !== synset.key && genus.has(key));
    const same = synset.lemmas.filter((lemma) => listed.includes(lemma)).length;
    return (isOfGenus ? GENUS_WEIGHT : 0) + LISTED_WEIGHT * same + shared - Math.min(rank, MOST_RANKS);
  });
  return senses[fits.indexOf(Math.max(...fits))];
}

/** Keys of a synset and of what it is a kind of, a few steps up. */
function lineOf(synset: Synset, wordNet: WordNet, steps = STEPS_UP): string[] {
  const up = steps > 0 ? [...wordNet.related(synset, POINTER.hypernym), ...wordNet.related(synset, POINTER.instanceOf)] : [];
  return [synset.key, ...up.flatMap((each) => lineOf(each, wordNet, steps - 1))];
}

/** Keys of the opposites of a synset or of what it is like, and of what is like them. */
function oppositesOf(synset: Synset, wordNet: WordNet): string[] {
  const heads = [synset, ...wordNet.related(synset, POINTER.similar)];
  const contrary = heads.flatMap((each) => wordNet.related(each, POINTER.antonym));
  return contrary.flatMap((each) => [each.key, ...wordNet.related(each, POINTER.similar).map(({ key }) => key)]);
}

/** Two kinds of hawk have more in common than two kinds of thing. */
function howTelling(synset: Synset, wordNet: WordNet): number {
  const kinds = wordNet.related(synset, POINTER.hyponym).length + wordNet.related(synset, POINTER.similar).length;
  return Math.max(LEAST_TELLING, 1 - Math.log(Math.max(kinds, 1)) / Math.log(MANY_KINDS));
}

function widerOf(synset: Synset, wordNet: WordNet): Synset[] {
  return [POINTER.hypernym, POINTER.similar].flatMap((kind) => wordNet.related(synset, kind));
}

function familyOf(synset: Synset, wordNet: WordNet): Synset[] {
  return [POINTER.hypernym, POINTER.hyponym, POINTER.similar].flatMap((kind) => wordNet.related(synset, kind));
}
