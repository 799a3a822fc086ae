import { plainWords } from '~content/story-writer/plain-words';
import { classOfNoun } from '../../language/noun-classes';

const vocative = /(?<=, )\p{Lu}\p{Ll}+(?=[,.!?"”]|$)|(?<=^|["“])\p{Lu}\p{Ll}+(?=[,!?])/gu;

/** The names that speech calls somebody by: "Where are they, Kofi?" @param text a speech, or a story with the marks around its speeches. */
export function namesCalled(text: string): string[] {
  return [...new Set(text.match(vocative))].filter(isName);
}

/** 'Money?' calls nobody. */
function isName(word: string): boolean {
  const plain = word.toLowerCase();
  return !plainWords.has(plain) && classOfNoun(plain, plain.replace(/s$/, '')) === undefined;
}
