/**
 * Which tiles the typed letters use up.
 * @param letters of the tiles, lower case.
 * @param text typed so far.
 * @returns for each typed letter the index of its tile; undefined for a letter without a tile left.
 */
export function tilesOf(letters: readonly string[], text: string): (number | undefined)[] {
  const free = new Map(letters.map((letter, index) => [index, letter]));
  return [...text.toLowerCase()].map((typed) => {
    const index = [...free].find(([, letter]) => letter === typed)?.[0];
    if (index !== undefined) free.delete(index);
    return index;
  });
}

/** The text with a letter inserted before an index, or at its end when it is shorter. */
export function withLetter(text: string, letter: string, at: number): string {
  return text.slice(0, at) + letter + text.slice(at);
}

/** The text without the letter at an index. */
export function withoutLetter(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}

/** The text with the letter at one index moved before another. */
export function withMovedLetter(text: string, from: number, to: number): string {
  return withLetter(withoutLetter(text, from), text.charAt(from), to > from ? to - 1 : to);
}
