import { printable, printableLine } from '~/platform/text/printable';
import { showsSomething } from '~/platform/text/visible';

/** The longest title, in characters (UTF-16 units, as browsers count them). */
export const MAX_TITLE = 120;

/** Text in its stored form: line ends as \n, no control characters. Everything visible stays. */
export function storedText(text: string): string {
  return printable(text);
}

/** A title in its stored form: one line, trimmed; `fallback` when nothing visible is left. */
export function storedTitle(title: string, fallback: string): string {
  const line = printableLine(title);
  return showsSomething(line) ? line : fallback;
}
