const END = /[.!?…]+["”’»)\]]*(?=\s|$)/gu;
/** A full stop after these does not end a sentence. */
const ABBREVIATION = /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Lt|Rev|Jr|Sr|Mt|vs|etc|e\.g|i\.e|\p{Lu})\.$/u;
const ENDED = /[.!?…]["”’»)\]]*$/u;

/** A text's sentences, trimmed, each with its punctuation and closing quote; includes an unfinished last one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (mark === '.' && end < text.length && ABBREVIATION.test(text.slice(start, end))) continue;
    // "Go!" she said: after anything but a bare full stop a lower-case letter continues the sentence.
    if (mark !== '.' && /^\s+\p{Ll}/u.test(text.slice(end, end + 8))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return (rest === '' ? sentences : [...sentences, rest]).filter((sentence) => sentence !== '');
}

/** Whether a text's last sentence is complete. */
export function isEnded(text: string): boolean {
  return ENDED.test(text.trimEnd());
}

/** The whole sentences from a text's start that fit into `maxLength` characters; '' when even the first does not. */
export function wholeSentences(text: string, maxLength: number): string {
  let kept = '';
  for (const sentence of splitSentences(text)) {
    if (!isEnded(sentence)) break;
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > maxLength) break;
    kept = longer;
  }
  return kept;
}

/**
 * A text of at most `maxLength` characters: whole sentences where one fits, otherwise the first one shortened to whole
 * words and closed, at a comma if there is one late enough. '' when not even a word fits.
 */
export function cutToLength(text: string, maxLength: number): string {
  const whole = wholeSentences(text, maxLength);
  if (whole !== '') return whole;
  const trimmed = text.trim();
  if (trimmed.length < maxLength) return closed(trimmed);
  const words = trimmed.slice(0, Math.max(0, maxLength)).replace(/\S*$/u, '');
  const clause = words.search(/[,;:–—](?=[^,;:–—]*$)/u);
  return closed(clause > maxLength * 0.6 ? words.slice(0, clause) : words);
}

function closed(words: string): string {
  const bare = words.replace(/[\s,;:–—-]+$/u, '');
  return bare === '' || isEnded(bare) ? bare : `${bare}.`;
}
