/** The letters of a word in alphabetical order: the same for all its anagrams. */
export function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/** Whether two different words have the same letters. */
export function areAnagrams(one: string, other: string): boolean {
  return one !== other && sortedLetters(one) === sortedLetters(other);
}
