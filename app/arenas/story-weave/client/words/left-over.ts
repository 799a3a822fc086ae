/**
 * What of a writer's words did not get into their part: everything from the first word on in which the two
 * differ. White space does not count, so a part may have been tidied; a word that was cut short is kept whole.
 * @param typed the words in the writer's box.
 * @param taken the part that the story has; empty when it has none.
 */
export function leftOver(typed: string, taken: string): string {
  const takenWords = taken.match(/\S+/g) ?? [];
  let place = 0;
  for (const word of typed.matchAll(/\S+/g)) {
    if (word[0] !== takenWords[place]) return typed.slice(word.index).trimEnd();
    place += 1;
  }
  return '';
}

/** Words that wait in a box for what is typed behind them: the two join with a space. */
export function readyToGoOn(words: string): string {
  return words === '' || /\s$/.test(words) ? words : `${words} `;
}

/** Words that wait and words that are there already, as one text: nothing twice, nothing left out. */
export function joinWords(first: string, more: string): string {
  const rest = leftOver(more, first);
  if (rest === '') return first;
  return first.trim() === '' ? rest : `${first.trimEnd()} ${rest}`;
}

/** The words of a box, and behind them those that were typed into it before the page's script ran: neither are lost. */
export function withEarlyWords(words: string, early: string): string {
  if (early.trim() === '') return words;
  return words.trim() === '' ? early : `${words.trimEnd()} ${early.trimStart()}`;
}
