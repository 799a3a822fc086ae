/** Most characters (UTF-16 units, as browsers count them) of a title. */
export const MAX_TITLE = 120;

/** Text in the form that is stored: line ends as \n, nothing that the database cannot hold. */
export function storedText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u0000', '').toWellFormed();
}

/** A title in the form that is stored: one line, trimmed; `fallback` where nothing is left. */
export function storedTitle(title: string, fallback: string): string {
  return storedText(title).replaceAll(/\s+/g, ' ').trim() || fallback;
}
