/**
 * The paragraphs of a text as its writer set them: parted by blank lines or, in a text without any, by line ends.
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
