import type { Frequencies } from './frequency.ts';
import type { NotShown } from './not-shown.ts';
import type { Thesaurus } from './thesaurus.ts';
import { type PartOfSpeech, POINTER, type Sense, type Synset, type WordNet } from './wordnet.ts';

/** The synonyms to show at the end of a round, and those that also count when typed. */
export interface Synonyms {
  shown: string[];
  accepted: string[];
}

export interface SynonymSources {
  wordNet: WordNet;
  thesaurus: Thesaurus;
  frequencies: Frequencies;
  notShown: NotShown;
}

const SHOWN_AT_MOST = 12;
const SHOWN_USES = 40;

/** Words that share this much of their thesaurus lists are close enough to show, if WordNet also relates them. */
const SHOWN_CLOSENESS = 0.12;

/** Words that share this much are close enough on the thesaurus's authority alone. */
const CERTAIN_CLOSENESS = 0.5;

/** Words that share less than this are only loosely related. */
const ACCEPTED_CLOSENESS = 0.07;

/**
 * Gathers single-word synonyms. Shown are well-known ones of the word's main meanings, on which both sources agree;
 * accepted are also those of its rarer meanings.
 */
export function synonymsFor(word: string, part: PartOfSpeech, sources: SynonymSources): Synonyms {
  const { wordNet, thesaurus } = sources;
  const senses = wordNet.senses(word);
  const usual = senses.filter((sense) => sense.synset.part === part && isUsual(sense, senses)).map(({ synset }) => synset);
  const main = lemmasOf(word, usual.slice(0, 1));
  const agreed = [...lemmasOf(word, usual), ...lemmasOf(word, similarTo(usual, wordNet))].filter(
    (lemma) => main.has(lemma) || thesaurus.links(word, lemma),
  );
  const mutual = thesaurus.mutual(word).sort((a, b) => b.closeness - a.closeness || (a.word < b.word ? -1 : 1));
  const neighbours = lemmasOf(word, neighbourhood(usual, wordNet));
  const close = mutual.filter((other) =>
    neighbours.has(other.word)
      ? other.closeness >= SHOWN_CLOSENESS
      : other.closeness >= CERTAIN_CLOSENESS && canBe(part, other.word, wordNet),
  );
  const opposites = oppositesOf(word, senses, wordNet);
  const shown = [...new Set([...byFrequency(agreed, sources), ...close.map((other) => other.word)])]
    .filter((lemma) => isShowable(lemma, sources) && !opposites.has(lemma))
    .slice(0, SHOWN_AT_MOST);
  const all = senses.map(({ synset }) => synset);
  const near = mutual.filter((other) => other.closeness >= ACCEPTED_CLOSENESS).map((other) => other.word);
  const accepted = new Set([...lemmasOf(word, all), ...lemmasOf(word, similarTo(usual, wordNet)), ...near]);
  return { shown, accepted: [...accepted].filter((lemma) => !shown.includes(lemma) && !opposites.has(lemma)).sort() };
}

/** A meaning is common when it is among the first three of its part of speech that texts use, or has a fifth of all uses. */
function isUsual(sense: Sense, senses: readonly Sense[]): boolean {
  const uses = senses.reduce((sum, each) => sum + each.uses, 0);
  if (uses === 0) return sense.rank <= 2;
  return sense.rank === 1 || (sense.rank <= 3 && sense.uses > 0) || sense.uses >= uses / 5;
}

function lemmasOf(word: string, synsets: readonly Synset[]): Set<string> {
  const lemmas = synsets.flatMap((synset) => synset.lemmas).filter((lemma) => /^[a-z]{2,15}$/.test(lemma));
  return new Set(lemmas.filter((lemma) => lemma !== word && lemma !== `${word}s`));
}

function similarTo(synsets: readonly Synset[], wordNet: WordNet): Synset[] {
  return synsets.flatMap((synset) => (synset.part === 'adjective' ? wordNet.related(synset, POINTER.similar) : []));
}

/** Meanings a step wider or narrower than these, and their siblings; for adjectives, those of the same cluster. */
function neighbourhood(synsets: readonly Synset[], wordNet: WordNet): Synset[] {
  const similar = similarTo(synsets, wordNet);
  const wider = synsets.flatMap((synset) => wordNet.related(synset, POINTER.hypernym));
  const exact = [...synsets, ...wider].flatMap((synset) => wordNet.related(synset, POINTER.hyponym));
  return [...similar, ...similarTo(similar, wordNet), ...wider, ...exact];
}

/** Antonyms: the thesaurus lists them among the related words. */
function oppositesOf(word: string, senses: readonly Sense[], wordNet: WordNet): Set<string> {
  return lemmasOf(
    word,
    senses.flatMap(({ synset }) => wordNet.related(synset, POINTER.antonym)),
  );
}

function byFrequency(lemmas: readonly string[], { frequencies }: SynonymSources): string[] {
  return [...lemmas].sort((a, b) => frequencies.ofWord(b) - frequencies.ofWord(a) || (a < b ? -1 : 1));
}

function canBe(part: PartOfSpeech, word: string, wordNet: WordNet): boolean {
  return wordNet.senses(word).some(({ synset }) => synset.part === part);
}

function isShowable(lemma: string, { frequencies, notShown }: SynonymSources): boolean {
  return frequencies.ofWord(lemma) >= SHOWN_USES && lemma.length > 2 && !notShown.has(lemma);
}
