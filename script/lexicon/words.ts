import { choiceFaults } from './definition-match/choices.ts';
import { questionOf } from './definition-match/questions.ts';
import type { EditedEntry, Edits } from './edits.ts';
import type { NotShown } from './not-shown.ts';
import { spellsOut } from './puzzles/akin.ts';
import { lemmasOf, relatedTo } from './related-words.ts';
import type { Frequencies } from './sources/frequency.ts';
import type { Thesaurus } from './sources/thesaurus.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech, type WordNet } from './sources/wordnet.ts';
import type { Spellings } from './spellings.ts';

export interface TargetWord extends Omit<EditedEntry, 'wrong'> {
  band: 1 | 2 | 3;
  /** What Definition Match asks, where it is not the whole definition. */
  question?: string;
  /** Whether it is among the words that everybody says. */
  everyday: boolean;
  hint: string;
  /** Synonyms that count when typed but are not shown. */
  unshown: string[];
  /** What other senses of it mean the same as, by their part of speech: words with spaces between them. */
  elsewhere: Partial<Record<PartOfSpeech, string>>;
  /** Wrong answers to its definition. */
  nearMisses: string[];
}

export interface WordSources {
  wordNet: WordNet;
  thesaurus: Thesaurus;
  spellings: Spellings;
  frequencies: Frequencies;
  notShown: NotShown;
  dictionary: ReadonlySet<string>;
  edits: Edits;
}

/** The longest definition, in characters, so that four of them fit on a phone. */
const LONGEST_DEFINITION = 110;
const LONGEST_SENSE = 40;
/** How often a word is spoken that is one of every day: 40 times in a million words. */
const EVERYDAY_COUNT = 2_000;

/**
 * The words of the games, in three bands of equal size, in alphabetical order.
 * @throws Error that names every edited entry which breaks a rule of the games
 */
export function chooseWords(sources: WordSources): TargetWord[] {
  const { inText } = sources.spellings;
  const entries = [...sources.edits.entries.values()].map((entry) => ({
    ...entry,
    sense: inText(entry.sense),
    definition: inText(entry.definition),
    hint: inText(entry.hint),
  }));
  const choiceSources = { ...sources, entries: new Map(entries.map((entry) => [entry.word, entry])) };
  const faults = entries.flatMap((entry) => [...faultsOf(entry, sources), ...choiceFaults(entry, choiceSources)]);
  if (faults.length > 0) throw new Error(`Some edited entries do not hold:\n${faults.join('\n')}`);
  const words = withBands(
    entries.filter(({ word }) => !sources.notShown.has(word)).map((entry) => fitToShow(entry, sources)),
    sources,
  );
  return words.map(({ wrong, ...each }) => ({ ...withQuestion(each), elsewhere: otherSenses(each, sources), nearMisses: wrong }));
}

function withQuestion<T extends Pick<TargetWord, 'definition' | 'part'>>(entry: T): T & Pick<TargetWord, 'question'> {
  const question = questionOf(entry);
  return question === entry.definition ? entry : { ...entry, question };
}

/** What is wrong with an edited entry. Its sentences are not judged by lists of words: 'Moby Dick' may stand. */
function faultsOf({ word, sense, definition, hint, synonyms, close }: EditedEntry, { dictionary }: WordSources): string[] {
  const unknown = [word, ...synonyms, ...close].filter((each) => !dictionary.has(each));
  const telling = [sense, definition, hint].filter((text) => spellsOut(word, text));
  const isLong = definition.length > LONGEST_DEFINITION || sense.length > LONGEST_SENSE;
  return [
    ...unknown.map((each) => `${word}: the dictionary lacks ${each}`),
    ...telling.map((text) => `${word} is given away: ${text}`),
    ...(isLong ? [`${word}: the sense or the definition is too long`] : []),
  ];
}

/** An entry with the synonyms that are not to be shown set apart. */
function fitToShow(entry: EditedEntry, { notShown }: WordSources): EditedEntry & Pick<TargetWord, 'unshown'> {
  const isShowable = (each: string) => !notShown.has(each);
  return {
    ...entry,
    synonyms: entry.synonyms.filter(isShowable),
    close: entry.close.filter(isShowable),
    unshown: [...entry.synonyms, ...entry.close].filter(notShown.has),
  };
}

/**
 * What the senses that are not the edited one mean the same as: those of another part of speech, and of the same part those that
 * share no synonym with it. What the thesaurus relates belongs to the part of speech in which it is used most.
 */
function otherSenses(
  { word, part, synonyms, close, unshown }: Pick<TargetWord, 'word' | 'part' | 'synonyms' | 'close' | 'unshown'>,
  sources: WordSources,
): TargetWord['elsewhere'] {
  const { wordNet, dictionary } = sources;
  const own = new Set([...synonyms, ...close, ...unshown]);
  const senses = wordNet.senses(word).map(({ synset }) => ({ part: synset.part, lemmas: lemmasOf(word, [synset]) }));
  const others = senses.filter((sense) => sense.part !== part || !sense.lemmas.some((lemma) => own.has(lemma)));
  const related = [...relatedTo(word, sources)].map((lemma) => ({ lemma, part: wordNet.senses(lemma)[0]?.synset.part }));
  const found = PARTS_OF_SPEECH.map((each): [PartOfSpeech, string] => {
    const isItsPart = ({ part: its }: { part: PartOfSpeech | undefined }) => its === each && each !== part;
    const lemmas = [
      ...others.filter((sense) => sense.part === each).flatMap((sense) => sense.lemmas),
      ...(senses.some(isItsPart) ? related.filter(isItsPart).map(({ lemma }) => lemma) : []),
    ];
    return [each, [...new Set(lemmas)].filter((lemma) => dictionary.has(lemma) && !own.has(lemma)).join(' ')];
  });
  return Object.fromEntries(found.filter(([, lemmas]) => lemmas !== ''));
}

/** From everyday words to rare and long ones. */
function withBands(
  entries: readonly (EditedEntry & Pick<TargetWord, 'unshown'>)[],
  { frequencies }: WordSources,
): (Omit<TargetWord, 'elsewhere' | 'nearMisses' | 'question'> & Pick<EditedEntry, 'wrong'>)[] {
  const ease = (word: string) => Math.log10(frequencies.ofWord(word) || 1) - 0.15 * word.length;
  const order = [...entries].sort((a, b) => ease(b.word) - ease(a.word) || (a.word < b.word ? -1 : 1));
  const third = Math.ceil(order.length / 3);
  const isEveryday = (word: string) => frequencies.ofWord(word) >= EVERYDAY_COUNT;
  return order
    .map((target, place) => ({
      ...target,
      everyday: isEveryday(target.word),
      band: place < third ? (1 as const) : place < third * 2 ? (2 as const) : (3 as const),
    }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}
