/** Control characters except tab and line feed, and noncharacters: XML forbids or discourages them. */
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Line ends of other systems and word processors: carriage returns, line and page breaks. */
const LINE_END = /\r\n?|[\v\f\u0085]/g;
/** Characters that change the text direction beyond the end of the text. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Quick check for any of these; surrogates are only candidates. It runs for every story shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for.
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;
// Some letters, marks and symbols are blank: fillers, blank patterns.
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/** A pictograph with a variation selector. */
const PICTURE = /\p{Extended_Pictographic}[\uFE0E\uFE0F]/gu;

/**
 * Cleans a text for files, feeds and the database: line ends as \n, no control characters, lone surrogates
 * replaced.
 * @see docs/product/feeds-and-books.md
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(LINE_END, '\n').replaceAll(NOT_TEXT, '');
}

/** The same for a title or name, as one line that cannot reverse neighbouring text. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim();
}

/** The same for a text that is one line already; fast, because hardly any text needs cleaning. */
export function printableInLine(line: string): string {
  return SUSPECT.test(line) ? printableLine(line) : line;
}

/** Whether a text has a visible character: a letter, digit or symbol of any script. */
export function showsSomething(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text has invisible characters other than spaces. */
export function hidesSomething(text: string): boolean {
  return HIDDEN.test(text.replaceAll(PICTURE, ''));
}
