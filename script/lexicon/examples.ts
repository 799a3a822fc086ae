import type { NotShown } from './not-shown.ts';
import { lemmasOf } from './related-words.ts';
import type { WordNet } from './sources/wordnet.ts';
import type { TargetWord } from './words.ts';

const SHORTEST = 16;
const LONGEST = 140;
/** What has fewer words is a phrase, such as 'legal terminology', and stays one. */
const WORDS_OF_A_SENTENCE = 5;
/** A hint that quotes a sentence with a gap for the word. */
const WITH_GAP = /“([^”]*___[^”]*)”/;

/**
 * A sentence with a word in the sense that the games mean: the one that its hint quotes with a gap, else one of WordNet's, from a
 * meaning that shares a synonym with the entry or is the only one of its part of speech.
 */
export function exampleOf(entry: TargetWord, { wordNet, notShown }: { wordNet: WordNet; notShown: NotShown }): string | undefined {
  const quoted = WITH_GAP.exec(entry.hint)?.[1]?.replace('___', entry.word);
  if (quoted) return asSentence(quoted);
  const own = new Set([...entry.synonyms, ...entry.close, ...entry.unshown]);
  const senses = wordNet.senses(entry.word).filter(({ synset }) => synset.part === entry.part);
  const meant = senses.filter(({ synset }) => senses.length === 1 || lemmasOf(entry.word, [synset]).some((lemma) => own.has(lemma)));
  const uses = new RegExp(`\\b${entry.word}\\b`, 'i');
  const examples = meant
    .flatMap(({ synset }) => synset.examples)
    .filter((text) => uses.test(text) && text.length >= SHORTEST && text.length <= LONGEST && !notShown.inText(text));
  const sentence = examples.find((text) => text.split(' ').length >= WORDS_OF_A_SENTENCE);
  return sentence ? asSentence(sentence) : examples[0];
}

function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? '' : '.');
}
