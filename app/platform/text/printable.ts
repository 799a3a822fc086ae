/** Control characters but tab and line end, and what is no character at all: XML cannot hold it, or should not. */
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Line ends of other systems and of word processors: a carriage return, a line or a page that is broken off. */
const LINE_END = /\r\n?|[\v\f\u0085]/g;
/** Marks that turn the direction of whatever stands around the text, beyond its end. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** What holds any of these; a surrogate, as half of a character, only perhaps. It is asked of every story that is shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for.
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;
// Some letters, marks and symbols leave their place empty: fillers, blank patterns.
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/** A picture character with the mark that chooses between its two looks. */
const PICTURE = /\p{Extended_Pictographic}[\uFE0E\uFE0F]/gu;

/**
 * A text as files, feeds and the database can hold it: line ends as \n, without control characters, halves of
 * characters replaced.
 * @see docs/product/feeds-and-books.md
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(LINE_END, '\n').replaceAll(NOT_TEXT, '');
}

/** A title or a name likewise, in one line that cannot turn what stands beside it. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim();
}

/** What is one line already, likewise; quick, since there is hardly ever anything that has to go. */
export function printableInLine(line: string): string {
  return SUSPECT.test(line) ? printableLine(line) : line;
}

/** Whether anything can be seen of a text: a letter, digit or symbol of any script. */
export function showsSomething(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text holds anything that cannot be seen, but for spaces. */
export function hidesSomething(text: string): boolean {
  return HIDDEN.test(text.replaceAll(PICTURE, ''));
}
