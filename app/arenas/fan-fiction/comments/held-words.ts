/** How many words an author can name, and how long one may be, in characters. */
export const MOST_HELD_WORDS = 100;
export const LONGEST_HELD_WORD = 50;
/** Stands at the end of a word for any ending. */
const ANY_ENDING = '*';

/** The words and phrases in what an author typed, one a line or between commas, each once. */
export function heldWordsIn(typed: string): string[] {
  const words = typed.split(/[\n,;]/).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words.filter((word) => plain(word) !== ''))];
}

/**
 * Whether a comment has one of an author's words, whatever its case, accents and punctuation. A word counts as a whole;
 * with '*' at its end, as the beginning of one.
 */
export function hasHeldWord(text: string, words: readonly string[]): boolean {
  const within = ` ${plain(text)} `;
  return words.some((word) => {
    const sought = plain(word);
    return sought !== '' && within.includes(word.trim().endsWith(ANY_ENDING) ? ` ${sought}` : ` ${sought} `);
  });
}

/** Letters and digits alone, in small letters without accents, with a space between words. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}'’]/gu, '')
      // In capitals first: some letters have two of them.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
