/** Control characters except tab and line feed, and noncharacters: XML forbids or discourages them. */
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Line ends of other systems and word processors: carriage returns, line and page breaks. */
const LINE_END = /\r\n?|[\v\f\u0085]/g;
/** Characters that change the text direction beyond the end of the text. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Half an emoji, whose other half was cut off. */
const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;
/** Quick check for any of these; surrogates are only candidates. It runs for every story shown, and for each key at a desk. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for.
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;

/**
 * Cleans a text for files, feeds and the database: line ends as \n, no control characters, lone surrogates
 * replaced.
 * @see docs/product/feeds-and-books.md
 */
export function printable(text: string): string {
  return SUSPECT.test(text) ? text.toWellFormed().replaceAll(LINE_END, '\n').replaceAll(NOT_TEXT, '') : text;
}

/** The same for a title or name, as one line that cannot reverse neighbouring text. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim();
}

/** The same for a text that is one line already; fast, because hardly any text needs cleaning. */
export function printableInLine(line: string): string {
  return SUSPECT.test(line) ? printableLine(line) : line;
}

/**
 * The beginning of a text, without half an emoji at its end: the database refuses half a character in JSON.
 * @param most the most UTF-16 units, as browsers count them.
 */
export function cutAt(text: string, most: number): string {
  return text.slice(0, most).replace(HALF_CHARACTER_AT_END, '');
}
