import { type Edit, LONGEST_WORD, type Typing } from './speed-typing.contract';

/** The most letters past the end of a word that a line keeps. */
const MOST_EXTRA = 8;
/** The longest insertion of more than one word, in characters. */
const LONGEST_PHRASE = 30;

/** Nothing typed yet. */
export const untyped: Typing = { at: 0, typed: '', correctBefore: 0, lengthBefore: 0, strokes: 0, hits: 0, edits: 0 };

/** Whether each typed character is correct. Words are compared one by one, so that a missing letter spoils only its own word. */
export function rightMarks(text: string, typed: string): boolean[] {
  const marks: boolean[] = [];
  let start = 0;
  let typedStart = 0;
  while (typedStart >= 0) {
    const word = start < 0 ? '' : text.slice(start, endOfWord(text, start));
    const typedWord = typed.slice(typedStart, endOfWord(typed, typedStart));
    let place = 0;
    for (const letter of typedWord) {
      marks.push(letter === word[place]);
      place += 1;
    }
    start = nextWord(text, start);
    typedStart = nextWord(typed, typedStart);
    if (typedStart >= 0) marks.push(typedWord === word && start >= 0);
  }
  return marks;
}

function endOfWord(text: string, start: number): number {
  const end = text.indexOf(' ', start);
  return end < 0 ? text.length : end;
}

/** Where the next word begins; -1 after the last one. */
function nextWord(text: string, start: number): number {
  return start < 0 ? start : text.indexOf(' ', start) + 1 || -1;
}

/** Whether a text has been typed to its end, right or wrong. */
export function isTyped(text: string, typed: string): boolean {
  const wordsLeft = spacesIn(text) - spacesIn(typed);
  if (wordsLeft !== 0) return wordsLeft < 0;
  return typed.length - typed.lastIndexOf(' ') >= text.length - text.lastIndexOf(' ');
}

function spacesIn(text: string): number {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces += 1;
  return spaces;
}

/**
 * Applies an edit; at the end of a text the line is emptied for the next one.
 * @param text the current text.
 * @returns undefined when the edit does not fit the line.
 */
export function applyEdit(typing: Typing, edit: Edit, text: string): Typing | undefined {
  const { typed } = typing;
  if (edit.at + edit.removed > typed.length) return undefined;
  const put = plain(edit.text);
  const edited = typed.slice(0, edit.at) + put + typed.slice(edit.at + edit.removed);
  const marks = rightMarks(text, edited);
  const now = {
    ...typing,
    strokes: typing.strokes + put.length,
    hits: typing.hits + count(marks.slice(edit.at, edit.at + put.length)),
    edits: typing.edits + 1,
  };
  const line = tidy(edited, text);
  if (!isTyped(text, line)) return { ...now, typed: line };
  return {
    ...now,
    at: typing.at + 1,
    typed: '',
    correctBefore: typing.correctBefore + correctIn(text, line),
    lengthBefore: typing.lengthBefore + line.length,
  };
}

/** A letter as the typing line draws it. */
export interface DrawnLetter {
  letter: string;
  /** open: still to be typed. missed: omitted in its word. extra: typed past the end of the word. */
  mark: 'open' | 'right' | 'wrong' | 'missed' | 'extra';
}

export interface DrawnWord {
  letters: DrawnLetter[];
  /** Index in the word of the next letter; undefined in the other words. */
  caret?: number;
}

/** A text as drawn while it is typed, word by word. */
export function drawnWords(text: string, typed: string): DrawnWord[] {
  const typedWords = typed.split(' ');
  const last = typedWords.length - 1;
  return text.split(' ').map((word, index) => {
    const typedWord = typedWords[index];
    if (typedWord === undefined) return { letters: [...word].map((letter) => ({ letter, mark: 'open' })) };
    const untouched = index === last ? 'open' : 'missed';
    const letters = [...word].map((letter, index): DrawnLetter => {
      const typedLetter = typedWord[index];
      if (typedLetter === undefined) return { letter, mark: untouched };
      return { letter, mark: typedLetter === letter ? 'right' : 'wrong' };
    });
    const extra = [...typedWord.slice(word.length)].map((letter): DrawnLetter => ({ letter, mark: 'extra' }));
    return { letters: [...letters, ...extra], ...(index === last && { caret: typedWord.length }) };
  });
}

/** Correct characters in one text. */
export function correctIn(text: string, typed: string): number {
  return count(rightMarks(text, typed));
}

/** The edit that turns one line into another. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let same = 0;
  while (same < shorter - at && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { at, removed: before.length - same - at, text: after.slice(at, after.length - same) };
}

/** Share of correct characters among all ever typed, in per cent. */
export function accuracyOf({ hits, strokes }: Typing): number {
  return strokes === 0 ? 100 : Math.round((hits / strokes) * 100);
}

/** Whether an insertion is more than keyboards, swiping or dictation insert at once. */
export function isPasted({ text }: Edit): boolean {
  return text.length > (/\s/.test(text.trim()) ? LONGEST_PHRASE : LONGEST_WORD);
}

function count(marks: readonly boolean[]): number {
  return marks.filter(Boolean).length;
}

/** Some keyboards replace the quotes, dashes and spaces of the texts with typographic ones. */
function plain(text: string): string {
  return text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s/g, ' ');
}

/** Removes the extra spaces of keyboards that insert whole words; a key held down does not fill the line. */
function tidy(line: string, text: string): string {
  const spaced = line.replace(/ {2,}/g, ' ').replace(/^ /, '');
  let kept = '';
  let start = 0;
  let typedStart = 0;
  let keptTo = 0;
  while (typedStart >= 0) {
    const letters = start < 0 ? 0 : endOfWord(text, start) - start;
    const end = endOfWord(spaced, typedStart);
    if (end - typedStart > letters + MOST_EXTRA) {
      kept += spaced.slice(keptTo, typedStart + letters + MOST_EXTRA);
      keptTo = end;
    }
    start = nextWord(text, start);
    typedStart = nextWord(spaced, typedStart);
  }
  return kept + spaced.slice(keptTo);
}
