/** Control characters but tab and line end, and what is no character at all: XML cannot hold it, or should not. */
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Marks that turn the direction of whatever stands around the text, beyond its end. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text as files and feeds can hold it: without control characters, halves of characters replaced.
 * @see docs/product/feeds-and-books.md
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(NOT_TEXT, '');
}

/** A title or a name likewise, in one line that cannot turn what stands beside it. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim();
}
