import { type PartOfSpeech, POINTER, type Synset, type WordNet } from './wordnet.ts';

/** From so many kinds of a thing on, two of them have little in common. */
const MANY_KINDS = 400;
const LEAST_TELLING = 0.15;

/** What WordNet says of the sense of a word that an editor chose, and of its other ones. */
export interface Meaning {
  subject: number;
  /** Keys of what it is a kind of, each with how much two kinds of that have in common, from 0 to 1. */
  kinds: ReadonlyMap<string, number>;
  /** The same, and what that is a kind of. */
  wider: ReadonlyMap<string, number>;
  /** Keys of all senses of the word. */
  senses: ReadonlySet<string>;
  /** Keys of what one of them is a kind of or like, and of what is a kind of it. */
  family: ReadonlySet<string>;
  gloss: string;
}

/** @param listed synonyms of the sense that is meant; where none tells, it is the one that most texts use. */
export function meaningOf(
  { word, part, listed }: { word: string; part: PartOfSpeech; listed: readonly string[] },
  wordNet: WordNet,
): Meaning {
  const all = wordNet.senses(word).map(({ synset }) => synset);
  const ofPart = all.filter((synset) => synset.part === part);
  const meant = ofPart.find(({ lemmas }) => lemmas.some((lemma) => listed.includes(lemma))) ?? ofPart[0];
  const parents = meant ? widerOf(meant, wordNet) : [];
  const telling = (synsets: readonly Synset[]) => new Map(synsets.map((each) => [each.key, howTelling(each, wordNet)]));
  return {
    subject: meant?.subject ?? -1,
    kinds: telling(parents),
    wider: telling([...parents, ...parents.flatMap((parent) => widerOf(parent, wordNet))]),
    senses: new Set(all.map(({ key }) => key)),
    family: new Set(all.flatMap((each) => familyOf(each, wordNet)).map(({ key }) => key)),
    gloss: meant?.definition ?? '',
  };
}

/** Two kinds of hawk have more in common than two kinds of thing. */
function howTelling(synset: Synset, wordNet: WordNet): number {
  const kinds = wordNet.related(synset, POINTER.hyponym).length + wordNet.related(synset, POINTER.similar).length;
  return Math.max(LEAST_TELLING, 1 - Math.log(Math.max(kinds, 1)) / Math.log(MANY_KINDS));
}

function widerOf(synset: Synset, wordNet: WordNet): Synset[] {
  return [POINTER.hypernym, POINTER.similar, POINTER.antonym].flatMap((kind) => wordNet.related(synset, kind));
}

function familyOf(synset: Synset, wordNet: WordNet): Synset[] {
  return [POINTER.hypernym, POINTER.hyponym, POINTER.similar].flatMap((kind) => wordNet.related(synset, kind));
}
