import { type DefinitionRules, definitionFor } from './definitions.ts';
import { type Frequencies, possibleStems } from './frequency.ts';
import { FUNCTION_WORDS, MISLEADING } from './function-words.ts';
import { hintFor } from './hints.ts';
import { type SynonymSources, synonymsFor } from './synonyms.ts';
import { type PartOfSpeech, POINTER, type Sense, type Synset, type WordNet } from './wordnet.ts';

export interface TargetWord {
  word: string;
  part: PartOfSpeech;
  band: 1 | 2 | 3;
  definition: string;
  hint: string;
  synonyms: string[];
  accepted: string[];
}

export interface WordSources extends SynonymSources {
  dictionary: ReadonlySet<string>;
}

/** A target word and its forms have at least this many uses in 51 million words of speech. */
const LEAST_USES = 12;

const WELL_KNOWN_USES = 120;

/** The words of the games, in three bands of equal size, in alphabetical order. */
export function chooseWords(sources: WordSources): TargetWord[] {
  const chosen: Omit<TargetWord, 'band'>[] = [];
  for (const word of sources.wordNet.lemmas()) {
    if (!isCandidate(word, sources)) continue;
    const target = describe(word, sources);
    if (target) chosen.push(target);
  }
  return withBands(chosen, sources.frequencies);
}

function isCandidate(word: string, { frequencies, notShown, dictionary, wordNet }: WordSources): boolean {
  if (!/^[a-z]{3,12}$/.test(word) || !/[aeiouy]/.test(word) || FUNCTION_WORDS.has(word) || MISLEADING.has(word)) return false;
  if (!dictionary.has(word) || frequencies.of(word) === 0 || frequencies.ofWord(word) < LEAST_USES || notShown.has(word)) return false;
  return !isFormOfAnother(word, wordNet);
}

/** Whether a lemma is rather a form of another word: 'cats', and 'taken' where no text uses it by itself. */
function isFormOfAnother(word: string, wordNet: WordNet): boolean {
  const [main] = wordNet.senses(word);
  const bases = possibleStems(word).filter((stem) => stem !== word && wordNet.senses(stem).length > 0);
  return bases.length > 0 && /(s|ed|ing)$/.test(word) && !/(ss|ness)$/.test(word) && (main?.uses ?? 0) < 3;
}

function describe(word: string, sources: WordSources): Omit<TargetWord, 'band'> | undefined {
  const rules: DefinitionRules = sources;
  for (const { synset } of mainSenses(sources.wordNet.senses(word), sources.frequencies.ofWord(word))) {
    const definition = definitionFor(word, synset, rules);
    if (!definition || isName(synset, sources.wordNet)) continue;
    const { shown, accepted } = synonymsFor(word, synset.part, sources);
    const hint = hintFor(word, synset, shown, sources.wordNet, rules);
    if (hint) return { word, part: synset.part, definition, hint, synonyms: shown, accepted };
  }
  return undefined;
}

/** The meanings people think of: those used at least half as much as the most used one; without counts, the first. */
function mainSenses(senses: readonly Sense[], uses: number): Sense[] {
  const [first] = senses;
  if (!first) return [];
  if (first.uses > 0) return senses.filter((sense) => sense.uses >= Math.max(first.uses / 2, 1)).slice(0, 3);
  return senses.length > (uses >= WELL_KNOWN_USES ? 6 : 4) ? [] : [first];
}

function isName(synset: Synset, wordNet: WordNet): boolean {
  return wordNet.related(synset, POINTER.instanceOf).length > 0 || synset.lemmas.some((lemma) => /^[A-Z]/.test(lemma));
}

function withBands(words: readonly Omit<TargetWord, 'band'>[], frequencies: Frequencies): TargetWord[] {
  const ease = (word: string) => Math.log10(frequencies.ofWord(word)) - 0.15 * word.length;
  const order = [...words].sort((a, b) => ease(b.word) - ease(a.word) || (a.word < b.word ? -1 : 1));
  const third = Math.ceil(order.length / 3);
  return order
    .map((target, place): TargetWord => ({ ...target, band: place < third ? 1 : place < third * 2 ? 2 : 3 }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}
