import { fileURLToPath } from 'node:url';
import { openLexicon } from '../../../app/arenas/word-games/lexicon/lexicon.server';

/** The words of the games: all that the players of these tests know. */
export const lexicon = openLexicon(fileURLToPath(new URL('../../../content/lexicon', import.meta.url)));

/** The sorted letters of a word, equal for all of its anagrams. */
export function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/** Whether a word fits its known letters. @param letters one for each position, empty where hidden. */
export function fitsLetters(word: string, letters: readonly string[]): boolean {
  return word.length === letters.length && letters.every((letter, place) => letter === '' || letter === word[place]);
}
