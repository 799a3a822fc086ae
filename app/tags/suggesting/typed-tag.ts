const SEPARATORS = ',，、،\n';

/** The tag that somebody is typing in a text of tags, and where it stands, in UTF-16 units. */
export interface TypedTag {
  text: string;
  start: number;
  end: number;
}

/** The tag at the caret, without the spaces around it. */
export function typedTagAt(text: string, caret: number): TypedTag {
  let start = caret;
  while (start > 0 && !isSeparator(text, start - 1)) start -= 1;
  let end = caret;
  while (end < text.length && !isSeparator(text, end)) end += 1;
  const whole = text.slice(start, end);
  const spaces = whole.length - whole.trimStart().length;
  return { text: whole.trim(), start: start + spaces, end };
}

/** What stands in its place once a tag is chosen: the tag, and a comma where none follows, so that the next one can be typed. */
export function chosenText(text: string, { end }: TypedTag, name: string): string {
  return end < text.length ? name : `${name}, `;
}

function isSeparator(text: string, place: number): boolean {
  return SEPARATORS.includes(text.charAt(place));
}
