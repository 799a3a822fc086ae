import { plainWords } from '~content/story-writer/plain-words';
import { classOfNoun } from '../../language/noun-classes';

const name = '(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?';
const vocative = new RegExp(`(?<=, )${name}(?=[,.!?"”]|$)|(?<=(?:^|["“])(?:Hey |Oh )?)(?!Hey |Oh )${name}(?=[,!?])`, 'gu');

/** The last of the names that speech calls each by: "Where are they, Kofi?", "Come in, Mrs Marsh." @param text a speech, or a story with the marks around its speeches. */
export function namesCalled(text: string): string[] {
  const called = (text.match(vocative) ?? []).map((each) => each.split(' '));
  return [...new Set(called.flatMap((words) => words.slice(-1).filter((last) => words.length > 1 || isName(last))))];
}

/** 'Money?' calls nobody; 'Mrs Marsh?' and 'Tom Hill?' do. */
function isName(word: string): boolean {
  const plain = word.toLowerCase();
  return !plainWords.has(plain) && classOfNoun(plain, plain.replace(/s$/, '')) === undefined;
}
