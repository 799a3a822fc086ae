import { type Frequencies, inflections, possibleStems } from './frequency.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { type NotShown, UNWELCOME_MEANING } from './not-shown.ts';
import type { Synset } from './wordnet.ts';

/** The longest definition, in characters, so that four of them fit on a phone. */
export const LONGEST_DEFINITION = 110;

/** A word in a definition is plain when it and its forms have at least this many uses in 51 million words of speech. */
const PLAIN_WORD_USES = 40;

const ODD_START =
  /^(of|to|in|on|by|with|for|as|at|from|characteristic of|being|a |the )?\s*(genus|family|order|type genus|unit of|plural|singular|past|abbreviat|trademark|informal|slang|archaic|combining|contraction|intensifier|variant|colloquial)\b|^(used|often|usually|sometimes|chiefly) (as|to|in|with|before)?\b|^(or|and|but|not) |same as|see |^having or|^being one more|^coming next after|^primarily |\be\.g\b|\betc$/;

const TECHNICAL =
  /\b(surgical removal|inflammation|abnormal|pathol|equation|ratio|chromosome|enzyme|protein|molecul|theolog|bacteri|genus|taxonom|phylum|mathemat|algebra|electron|isotope|hormone|membrane|vertebra|cardinal|arch[a]eolog|dicot|monocot|botany|chemistry|linguistic|phonem|syllab|polymer)\w*/;

export interface DefinitionRules {
  frequencies: Frequencies;
  notShown: NotShown;
}

/** The definition of a meaning as the games show it, or undefined when it is not a good one for this word. */
export function definitionFor(word: string, synset: Synset, { frequencies, notShown }: DefinitionRules): string | undefined {
  const text = tidyDefinition(synset.definition);
  if (text.length < 12 || text.length > LONGEST_DEFINITION || text.split(' ').length < 2) return undefined;
  if (/[^a-z' ,.!?-]/.test(text) || ODD_START.test(text) || TECHNICAL.test(text)) return undefined;
  if (UNWELCOME_MEANING.test(text) || notShown.inText(text) || givesAway(word, text)) return undefined;
  return isPlain(text, frequencies) ? text : undefined;
}

/** Removes asides and second thoughts, and shortens the dictionary's jargon. */
export function tidyDefinition(gloss: string): string {
  return gloss
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[;:].*$/, '')
    .replace(/`([^']*)'/g, '$1')
    .replace(/of or relating to or (associated with|characteristic of|resembling|involving|concerning|concerned with)/g, 'relating to')
    .replace(/of or (relating|pertaining) to|pertaining to/g, 'relating to')
    .replace(/^(relating to|characteristic of) or \w+ (of|to|by|in|with|for) /, '$1 ')
    .replace(/(relating to|characteristic of) or (characteristic of|resembling|involving|relating to|befitting|suggestive of)/g, '$1')
    .replace(/^\s*,/, '')
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.]+$/, '')
    .trim();
}

function isPlain(text: string, frequencies: Frequencies): boolean {
  return (text.match(/[a-z]+/g) ?? []).every(
    (token) =>
      token.length < 3 || FUNCTION_WORDS.has(token) || possibleStems(token).some((stem) => frequencies.ofWord(stem) >= PLAIN_WORD_USES),
  );
}

/** Whether a text contains the word, a form of it, a part of it, or a word of the same root. */
export function givesAway(word: string, text: string): boolean {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some((token) => isAkin(word, token));
}

/** Whether two words share their root, as far as their letters tell. */
export function isAkin(word: string, other: string): boolean {
  if (word === other || inflections(word).includes(other) || inflections(other).includes(word)) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 4 && long.includes(short)) return true;
  if (short.length === 3 && (long.startsWith(short) || long.endsWith(short)) && long.length >= 6) return true;
  const shared = sharedStart(word, other);
  return shared >= 4 && shared >= short.length - 3 && shared >= Math.min(long.length - 6, 6);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
