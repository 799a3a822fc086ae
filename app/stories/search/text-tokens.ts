import { plainLetters } from '~/platform/text/plain-letters';

/**
 * Scripts that put no spaces between words, or join endings to them: Han, kana, hangul, Thai, Lao, Burmese, Khmer, as
 * the inside of a regular expression's brackets. The migration that creates `searched_text` has the same ranges.
 */
const UNSPACED =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1100-\\u11FF\\u1780-\\u17FF\\u3005-\\u3007\\u3041-\\u309A\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA960-\\uA97F\\uAC00-\\uD7FF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFF}';

const RUNS = new RegExp(`[${UNSPACED}]+|[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}]]+`, 'gv');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** The unit of search in a text: a word, or one character of a script without spaces. */
export interface TextToken {
  /** Without accents, in lower case. */
  text: string;
  isCharacter: boolean;
  /** Its position in the text, in UTF-16 units; `to` is exclusive. */
  from: number;
  to: number;
}

/** The words of a text, and the characters of its runs without spaces, in order. */
export function textTokens(text: string): TextToken[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: run, index: from }): TextToken[] => {
    if (!IS_UNSPACED.test(run)) return [{ text: plainLetters(run), isCharacter: false, from, to: from + run.length }];
    let at = from;
    return [...run].map((character) => {
      const start = at;
      at += character.length;
      return { text: plainLetters(character), isCharacter: true, from: start, to: at };
    });
  });
}
