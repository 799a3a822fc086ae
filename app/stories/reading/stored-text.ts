import { printable, printableLine, showsSomething } from '~/platform/text/printable';

/** Most characters (UTF-16 units, as browsers count them) of a title. */
export const MAX_TITLE = 120;

/** Text in the form that is stored: line ends as \n, nothing that is no text. All that can be seen stays. */
export function storedText(text: string): string {
  return printable(text);
}

/** A title in the form that is stored: one line, trimmed; `fallback` where nothing is left that can be seen. */
export function storedTitle(title: string, fallback: string): string {
  const line = printableLine(title);
  return showsSomething(line) ? line : fallback;
}
