import { writeFileSync } from 'node:fs';
import { readNotShown } from '../lexicon/not-shown.ts';
import { readFrequencies } from '../lexicon/sources/frequency.ts';
import { POINTER, readWordNet, type Synset, type WordNet } from '../lexicon/sources/wordnet.ts';
import { classRoots, exceptions } from './class-roots.ts';

/** Uses in 51 million words of speech below which a noun is too rare to be kept. */
const LEAST_USES = 60;
/** Meanings of a word that are looked at: the commonest ones. */
const MEANINGS = 2;
interface Sources {
  wordNet: WordNet;
  roots: ReadonlyMap<string, string>;
}

const VAGUE: ReadonlySet<string> = new Set(['idea', 'time', 'thing']);

const exceptionClass = new Map(
  Object.entries(exceptions).flatMap(([name, nouns]) => nouns.split(' ').map((noun) => [noun, name] as const)),
);

/** The roots as WordNet's meanings: the commonest one of each lemma. */
function rootClassesOf(wordNet: WordNet): Map<string, string> {
  const entries = Object.entries(classRoots).flatMap(([name, roots]) =>
    roots.split(' ').flatMap((root) => {
      const meaning = wordNet.senses(root.replaceAll('_', ' ')).find(({ synset }) => synset.part === 'noun');
      return meaning ? [[meaning.synset.key, name] as const] : [];
    }),
  );
  return new Map(entries);
}

/** The class of the nearest root at or above a meaning. */
function classOf(meaning: Synset, { wordNet, roots }: Sources): string | undefined {
  const found = roots.get(meaning.key);
  if (found) return found;
  for (const above of [...wordNet.related(meaning, POINTER.hypernym), ...wordNet.related(meaning, POINTER.instanceOf)]) {
    const higher = classOf(above, { wordNet, roots });
    if (higher) return higher;
  }
  return undefined;
}

/** The class of a noun: that of its commonest meaning, or of the next one when the first is vague. */
function nounClass(noun: string, { wordNet, roots }: Sources): string | undefined {
  const exception = exceptionClass.get(noun);
  if (exception) return exception;
  const senses = wordNet.senses(noun).filter(({ synset }) => synset.part === 'noun');
  const classes = senses.slice(0, MEANINGS).map(({ synset }) => classOf(synset, { wordNet, roots }));
  const [first, second] = classes;
  const closeRival = (senses[1]?.uses ?? 0) * 3 >= (senses[0]?.uses ?? 0);
  return first && VAGUE.has(first) && second && closeRival ? second : first;
}

function build(): void {
  const wordNet = readWordNet();
  const frequencies = readFrequencies();
  const sources = { wordNet, roots: rootClassesOf(wordNet) };
  const notShown = readNotShown(wordNet);
  const byClass = new Map<string, string[]>();
  for (const form of [...frequencies.forms(), ...exceptionClass.keys()]) {
    if (notShown.has(form) || (frequencies.ofWord(form) < LEAST_USES && !exceptionClass.has(form))) continue;
    const name = nounClass(form, sources);
    if (name && !byClass.get(name)?.includes(form)) byClass.set(name, [...(byClass.get(name) ?? []), form]);
  }
  const lines = [...byClass].sort().map(([name, nouns]) => `${name}: ${nouns.sort().join(' ')}`);
  writeFileSync('content/story-writer/noun-classes.txt', `${lines.join('\n')}\n`);
  console.table(Object.fromEntries([...byClass].map(([name, nouns]) => [name, nouns.length])));
}

build();
