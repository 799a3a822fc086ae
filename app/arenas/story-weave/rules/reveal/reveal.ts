/**
 * How much to show of a text that is being typed when motion is reduced: whole sentences.
 * @param typed how much is typed, in UTF-16 units. @returns never more than that.
 */
export function wholeSentences(text: string, typed: number): number {
  if (typed >= text.length) return text.length;
  let end = 0;
  for (const mark of text.slice(0, typed).matchAll(/[.!?]["'’”)]*(?=\s)/g)) end = mark.index + mark[0].length;
  return end;
}

/** Words that were cut off, up to the end of a sentence; all of them where none has ended. */
export function inWholeSentences(text: string): string {
  const end = wholeSentences(`${text}  `, text.length + 1);
  return end > 0 ? text.slice(0, end) : text;
}
