import type { Thesaurus } from './sources/thesaurus.ts';
import { POINTER, type Synset, type WordNet } from './sources/wordnet.ts';

interface Sources {
  wordNet: WordNet;
  thesaurus: Thesaurus;
}

/** Words of the thesaurus that share less than this of their lists are only loosely related. */
const RELATED_CLOSENESS = 0.07;

/** The single words that the packages relate to a word in any of its meanings. About a quarter are not synonyms. */
export function relatedTo(word: string, { wordNet, thesaurus }: Sources): Set<string> {
  const meanings = wordNet.senses(word).map(({ synset }) => synset);
  const near = thesaurus.mutual(word).filter(({ closeness }) => closeness >= RELATED_CLOSENESS);
  return new Set([...lemmasOf(word, meanings), ...lemmasOf(word, similarTo(meanings, wordNet)), ...near.map((other) => other.word)]);
}

/** The single words that share one of these meanings with a word. */
export function lemmasOf(word: string, synsets: readonly Synset[]): string[] {
  const lemmas = synsets.flatMap((synset) => synset.lemmas).filter((lemma) => /^[a-z]{2,15}$/.test(lemma));
  return lemmas.filter((lemma) => lemma !== word && lemma !== `${word}s`);
}

function similarTo(synsets: readonly Synset[], wordNet: WordNet): Synset[] {
  return synsets.flatMap((synset) => (synset.part === 'adjective' ? wordNet.related(synset, POINTER.similar) : []));
}
