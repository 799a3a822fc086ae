const segmenter = new Intl.Segmenter();

/**
 * The initials of a name: the first letter of up to two words, in upper case.
 * @returns 0 to 2 letters as people count them, so an accent or a surrogate pair stays whole.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return words.slice(0, 2).map(firstLetter).join('');
}

function firstLetter(word: string): string {
  const [letter = ''] = lettersOf(word);
  const upper = letter.toUpperCase();
  // 'ß' would become two letters.
  return lettersOf(upper).length === 1 ? upper : letter;
}

function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
