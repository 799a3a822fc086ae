/**
 * Splits a text into paragraphs at blank lines or, if there are none, at line ends.
 * @returns paragraphs without outer white space, none of them empty.
 */
export function splitParagraphs(text: string): string[] {
  const unix = text.replace(/\r\n?/g, '\n').trim();
  const border = /\n[^\S\n]*\n/.test(unix) ? /\n(?:[^\S\n]*\n)+/ : /\n/;
  return unix
    .split(border)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
