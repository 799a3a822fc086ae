import { fileURLToPath } from 'node:url';
import { openLexicon } from '../../../app/arenas/word-games/lexicon/lexicon.server';

/** The words that the games are played with: all that a player of these tests knows. */
export const lexicon = openLexicon(fileURLToPath(new URL('../../../content/lexicon', import.meta.url)));

/** What all anagrams of each other have in common. */
export function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/** Whether a word agrees with the letters that are known of it. @param letters one a place, empty where it is hidden. */
export function fitsLetters(word: string, letters: readonly string[]): boolean {
  return word.length === letters.length && letters.every((letter, place) => letter === '' || letter === word[place]);
}
