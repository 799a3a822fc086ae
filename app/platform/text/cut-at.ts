const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/**
 * The beginning of a text, without half an emoji at its end: the database refuses half a character in JSON.
 * @param most the most UTF-16 units, as browsers count them.
 */
export function cutAt(text: string, most: number): string {
  return text.slice(0, most).replace(HALF_CHARACTER_AT_END, '');
}
