const GAP = '_';

/** A place of a word with letters missing. */
export interface FilledPlace {
  /** Empty for a gap that nothing was typed for. */
  letter: string;
  /** given: shown from the start. typed: put into a gap. clash: typed where another letter is given. */
  kind: 'given' | 'gap' | 'typed' | 'clash';
}

/**
 * Lays what is typed over a word with letters missing. People type the whole word or only what is missing: what does
 * not agree with the given letters goes into the gaps one by one, as long as there are enough of them.
 * @param pattern letters, and '_' for a gap.
 */
export function fillPattern(pattern: string, text: string): FilledPlace[] {
  const typed = text.trim().toLowerCase();
  const gapLetters = goesIntoGaps(pattern, typed) ? [...typed] : undefined;
  return [...pattern].map((given, place) => {
    if (gapLetters) return given === GAP ? inGap(gapLetters.shift()) : { letter: given, kind: 'given' };
    if (given === GAP) return inGap(typed[place]);
    const clashes = typed[place] !== undefined && typed[place] !== given;
    return clashes ? { letter: typed.charAt(place), kind: 'clash' } : { letter: given, kind: 'given' };
  });
}

/** The word that is meant: what was typed, or the pattern with it when only the missing letters were typed. */
export function meantWord(pattern: string, text: string): string {
  const typed = text.trim();
  return typed.length === gapsIn(pattern) && typed.length < pattern.length
    ? fillPattern(pattern, '').reduce((word, { letter }) => word + (letter || typed.charAt(gapsIn(pattern.slice(0, word.length)))), '')
    : typed;
}

function inGap(letter: string | undefined): FilledPlace {
  return letter ? { letter, kind: 'typed' } : { letter: '', kind: 'gap' };
}

function gapsIn(pattern: string): number {
  return [...pattern].filter((letter) => letter === GAP).length;
}

function goesIntoGaps(pattern: string, typed: string): boolean {
  const agrees = [...typed].every((letter, place) => pattern[place] === GAP || pattern[place] === letter);
  return !agrees && typed.length <= gapsIn(pattern);
}
