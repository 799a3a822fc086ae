import { ACCENTED } from '../accented.ts';
import type { EditedEntry } from '../edits.ts';
import type { NotShown } from '../not-shown.ts';
import { isSpelledAlike } from '../puzzles/akin.ts';
import { inflections } from '../sources/frequency.ts';
import type { PartOfSpeech, WordNet } from '../sources/wordnet.ts';
import type { Spellings } from '../spellings.ts';
import { isInflected } from './inflected.ts';

/** How many wrong answers an entry has: three are shown, of which two are always its first. */
const FEWEST = 3;
const MOST = 6;

interface Sources {
  wordNet: WordNet;
  notShown: NotShown;
  spellings: Spellings;
  dictionary: Pick<ReadonlySet<string>, 'has'>;
  entries: ReadonlyMap<string, EditedEntry>;
}

/** Whether Definition Match may ask for a word or offer it: no form of another word, and only its usual spelling. */
function isPlain(word: string, part: PartOfSpeech, { spellings, entries }: Pick<Sources, 'spellings' | 'entries'>): boolean {
  return !ACCENTED.has(word) && spellings.of(word) === word && !isInflected(word, part, (stem) => entries.get(stem)?.part);
}

/** What is wrong with the wrong answers that an editor gave to a definition: nobody with a dictionary may find one of them right. */
export function choiceFaults(entry: EditedEntry, sources: Sources): string[] {
  const { word, wrong } = entry;
  if (wrong.length === 0) return [];
  const pairs = wrong.flatMap((one, index) => wrong.slice(index + 1).map((other) => ({ one, other })));
  return [
    ...(wrong.length < FEWEST || wrong.length > MOST ? [`${word} needs ${FEWEST} to ${MOST} wrong answers`] : []),
    ...(isPlain(word, entry.part, sources) ? [] : [`${word} is not asked for by its definition, and needs no wrong answers`]),
    ...pairs.filter((pair) => areTwins(pair, entry.part, sources)).map(({ one, other }) => `${word}: ${one} and ${other} are one word`),
    ...wrong.flatMap((choice) => {
      const fault = faultOf(choice, entry, sources);
      return fault ? [`${word}: ${choice} ${fault}`] : [];
    }),
  ];
}

/** Whether two words are forms or spellings of one word: no question has both. */
function areTwins({ one, other }: { one: string; other: string }, part: PartOfSpeech, { wordNet }: Sources): boolean {
  const shareSense = () => wordNet.senses(one).some(({ synset }) => synset.part === part && synset.lemmas.includes(other));
  return areForms(one, other) || (isSpelledAlike(one, other) && shareSense());
}

function areForms(one: string, other: string): boolean {
  return inflections(one).includes(other) || inflections(other).includes(one);
}

/** Why a word is no wrong answer to an entry's definition; undefined where nothing is against it. */
function faultOf(choice: string, entry: EditedEntry, sources: Sources): string | undefined {
  const { wordNet, notShown, dictionary, entries } = sources;
  const other = entries.get(choice);
  const sensesOf = (word: string) => wordNet.senses(word).filter(({ synset }) => synset.part === entry.part);
  const own = new Set(sensesOf(entry.word).map(({ synset }) => synset.key));
  const isSame = (one: EditedEntry, word: string) => [...one.synonyms, ...one.close].includes(word);
  const faults: [fault: string, holds: boolean][] = [
    ['may not be shown', !dictionary.has(choice) || notShown.has(choice)],
    [`is no ${entry.part}`, other?.part !== entry.part && sensesOf(choice).length === 0],
    ['is a form of another word, or not its usual spelling', !isPlain(choice, entry.part, sources)],
    ['is a form of the word', areForms(entry.word, choice)],
    ['is a synonym', isSame(entry, choice) || (other !== undefined && other.part === entry.part && isSame(other, entry.word))],
    ['means the same in WordNet', sensesOf(choice).some(({ synset }) => own.has(synset.key))],
    [
      'is in the definition',
      entry.definition
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(choice),
    ],
  ];
  return faults.find(([, holds]) => holds)?.[0];
}
