/**
 * The initials of a name: the first letter of up to two words, in upper case.
 * @returns 0 to 2 letters as people count them, so an accent or a surrogate pair stays whole.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word))
    .join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en').segment(word);
  const letter = first?.segment ?? '';
  const upper = letter.toLocaleUpperCase('en');
  // 'ß' would become two letters.
  return [...new Intl.Segmenter('en').segment(upper)].length === 1 ? upper : letter;
}
