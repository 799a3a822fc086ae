/** Text in the form that is stored: line ends as \n, nothing that the database cannot hold. */
export function storedWords(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u0000', '').toWellFormed();
}
