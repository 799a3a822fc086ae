/** Sets quotation marks and apostrophes as the story does: curly or straight. */
export function setQuotes(text: string, curly: boolean): string {
  if (!curly) return text;
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s—(“])'/g, '$1‘')
    .replace(/'/g, '’');
}
