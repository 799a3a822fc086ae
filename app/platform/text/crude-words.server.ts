import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/**
 * The words that stand in no name and no title, out of the library's list. Most of that list is left out: 'cock' is in cockpits,
 * 'dick' a name, 'pussy' a willow, and a story may well be called 'Bastard'.
 */
const CRUDE = ['blowjob', 'cunt', 'deepthroat', 'fuck', 'gangbang', 'handjob', 'porn'];
/** Those that hurt people for what they are. */
const SLURS = ['abeed', 'africoon', 'arabush', 'boonga', 'chingchong', 'fag', 'kike', 'nigger', 'tranny'];

const slurs = matcherOf(SLURS);
const refused = matcherOf([...SLURS, ...CRUDE]);

function matcherOf(words: readonly string[]): RegExpMatcher {
  const kept = new Set(words);
  const set = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => !kept.has(metadata?.originalWord ?? ''));
  return new RegExpMatcher({ ...set.build(), ...englishRecommendedTransformers });
}

/** What a person reads whose name or title has one. */
export const crudeText = 'There is a word in it that does not belong here. Please choose another.';

/** Whether a name or title has a word that is refused, also when it is written with digits or accents. */
export function hasCrudeWord(text: string): boolean {
  return refused.hasMatch(text);
}

/** Whether a text has a word that hurts people for what they are, which stands nowhere that others are shown. */
export function hasSlur(text: string): boolean {
  return slurs.hasMatch(text);
}

/** How much of a listed word has been typed when it is held back: shorter beginnings are those of too many words. */
const TELLING_LETTERS = 3;

/**
 * Where the first refused word of a text begins that is still being typed, or an unfinished last word that may become one.
 * @param mayBeCrude whether slurs alone are refused.
 * @returns its place in UTF-16 units; undefined where there is none.
 */
export function refusedFrom(text: string, mayBeCrude: boolean): number | undefined {
  const [match] = (mayBeCrude ? slurs : refused).getAllMatches(text, true);
  if (match) return match.startIndex;
  const last = /\p{L}+$/u.exec(text);
  const typed = last?.[0].toLowerCase() ?? '';
  const listed = mayBeCrude ? SLURS : [...SLURS, ...CRUDE];
  return typed.length >= TELLING_LETTERS && listed.some((word) => word.startsWith(typed)) ? last?.index : undefined;
}
