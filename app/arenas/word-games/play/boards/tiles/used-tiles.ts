/**
 * Which tiles the typed letters use up.
 * @param letters of the tiles, lower case.
 * @param text typed so far.
 * @returns for each typed letter the place of its tile; undefined for a letter that no tile is left for.
 */
export function tilesOf(letters: readonly string[], text: string): (number | undefined)[] {
  const free = new Map(letters.map((letter, place) => [place, letter]));
  return [...text.toLowerCase()].map((typed) => {
    const place = [...free].find(([, letter]) => letter === typed)?.[0];
    if (place !== undefined) free.delete(place);
    return place;
  });
}

/** The text with a letter put in before a place, or at its end when there are fewer letters. */
export function withLetter(text: string, letter: string, at: number): string {
  return text.slice(0, at) + letter + text.slice(at);
}

/** The text without its letter at a place. */
export function withoutLetter(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}

/** The text with its letter at one place moved to stand before another. */
export function withMovedLetter(text: string, from: number, to: number): string {
  return withLetter(withoutLetter(text, from), text.charAt(from), to > from ? to - 1 : to);
}
