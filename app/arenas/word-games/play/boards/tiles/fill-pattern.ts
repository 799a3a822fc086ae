const GAP = '_';

/** A letter or gap of a word to complete. */
export interface FilledCell {
  /** Empty for a gap without a typed letter. */
  letter: string;
  /** given: shown from the start. typed: typed into a gap. clash: typed where another letter is given. */
  kind: 'given' | 'gap' | 'typed' | 'clash';
}

/**
 * Lays typed text over a word with missing letters. People type the whole word or only what is missing: text that
 * does not agree with the given letters fills the gaps one by one, as long as there are enough of them.
 * @param pattern letters, and '_' for a gap.
 */
export function fillPattern(pattern: string, text: string): FilledCell[] {
  const typed = text.trim().toLowerCase();
  const gapLetters = isGapText(pattern, typed) ? [...typed] : undefined;
  return [...pattern].map((given, index) => {
    if (gapLetters) return given === GAP ? inGap(gapLetters.shift()) : { letter: given, kind: 'given' };
    if (given === GAP) return inGap(typed[index]);
    const clashes = typed[index] !== undefined && typed[index] !== given;
    return clashes ? { letter: typed.charAt(index), kind: 'clash' } : { letter: given, kind: 'given' };
  });
}

/** The intended word: the typed text, or the pattern filled with it when only the missing letters were typed. */
export function meantWord(pattern: string, text: string): string {
  const typed = text.trim();
  return typed.length === gapsIn(pattern) && typed.length < pattern.length
    ? fillPattern(pattern, '').reduce((word, { letter }) => word + (letter || typed.charAt(gapsIn(pattern.slice(0, word.length)))), '')
    : typed;
}

function inGap(letter: string | undefined): FilledCell {
  return letter ? { letter, kind: 'typed' } : { letter: '', kind: 'gap' };
}

/** How many letters a pattern hides. */
export function gapsIn(pattern: string): number {
  return [...pattern].filter((letter) => letter === GAP).length;
}

/** Whether a text holds only the missing letters of a pattern, and not the word from its first letter on. */
export function isGapText(pattern: string, text: string): boolean {
  const typed = text.toLowerCase();
  const agrees = [...typed].every((letter, index) => pattern[index] === GAP || pattern[index] === letter);
  return !agrees && typed.length <= gapsIn(pattern);
}
