const SEPARATORS = ',，、،\n';

/** The tag that is being typed in a text of tags, and where it stands, in UTF-16 units. */
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

/** A part of a text that another one takes the place of. */
interface Replaced {
  start: number;
  end: number;
  /** What stands there then. */
  text: string;
}

/**
 * The text once a tag is chosen: the tag, and a comma where none follows, so that the next one can be typed. Of a name with commas
 * the pieces that stand there already go with the typed one.
 */
export function chosenText(text: string, typed: TypedTag, name: string): Replaced {
  const parts = piecesOf(name);
  const pieces = piecesOf(text);
  const place = pieces.findIndex(({ start }) => start === typed.start);
  const isPart = (piece: number, part: number) => pieces[piece]?.text.toLowerCase() === parts[part]?.text.toLowerCase();
  const part = parts.findLastIndex(
    (_, index) => index <= place && parts.slice(0, index).every((_, before) => isPart(place - index + before, before)),
  );
  const rest = parts.findIndex((_, index) => index > part && !isPart(place - part + index, index));
  const last = place - part + (rest === -1 ? parts.length : rest) - 1;
  const [start, end] = [pieces[place - part]?.start ?? typed.start, pieces[last]?.end ?? typed.end];
  return { start, end, text: end < text.length ? name : `${name}, ` };
}

/** All tags of a text. */
function piecesOf(text: string): TypedTag[] {
  const pieces: TypedTag[] = [];
  for (let start = 0; start <= text.length; start = (pieces.at(-1)?.end ?? text.length) + 1) pieces.push(typedTagAt(text, start));
  return pieces;
}

function isSeparator(text: string, place: number): boolean {
  return SEPARATORS.includes(text.charAt(place));
}
