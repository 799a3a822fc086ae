import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/**
 * The words that stand in no name and no title, out of the library's list. Most of that list is left out: 'cock' is in cockpits,
 * 'dick' a name, 'pussy' a willow, and a story may well be called 'Bastard'.
 */
const REFUSED = new Set([
  ...['abeed', 'africoon', 'arabush', 'boonga', 'chingchong', 'fag', 'kike', 'nigger', 'tranny'],
  ...['blowjob', 'cunt', 'deepthroat', 'fuck', 'gangbang', 'handjob', 'porn'],
]);

const refused = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => !REFUSED.has(metadata?.originalWord ?? ''));

const matcher = new RegExpMatcher({ ...refused.build(), ...englishRecommendedTransformers });

/** What a person reads whose name or title has one. */
export const crudeText = 'There is a word in it that does not belong here. Please choose another.';

/** Whether a name or title has a word that is refused, also when it is written with digits or accents. */
export function hasCrudeWord(text: string): boolean {
  return matcher.hasMatch(text);
}
