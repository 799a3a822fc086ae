const MAX_WORDS = 7;
const MAX_CHARACTERS = 60;
const SENTENCE_END = /(?<=(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Capt|Sgt|Lt|Jr|Sr))[.!?…])["'”’]*\s|\n/u;
/** A clause may end within a quotation: “Run,” she said. */
const CLAUSE_END = /[,;:—–]["'”’]*\s/u;
const UNTITLED = 'A Woven Story';

/**
 * A title from a story's opening: its first clause if that is short, otherwise its first words and an ellipsis.
 * @see docs/product/story-weave.md
 */
export function storyTitle(opening: string): string {
  const [sentence = ''] = opening.trim().split(SENTENCE_END);
  const [clause = ''] = sentence.split(CLAUSE_END);
  const words = bare(clause).split(/\s+/).filter(Boolean);
  const short: string[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    if (short.length > 0 && [...short, word].join(' ').length > MAX_CHARACTERS) break;
    short.push([...word].slice(0, MAX_CHARACTERS).join(''));
  }
  if (short.length === 0) return UNTITLED;
  const title = withoutHalfQuotation(bare(short.join(' ')));
  return short.length < words.length ? `${title}…` : title;
}

/** Removes punctuation around a text. */
function bare(text: string): string {
  return text.replace(/^[\s"'“‘(]+|[\s"'”’).,;:!?…—–-]+$/gu, '');
}

/** Removes the double quotation marks of a text in which one lacks its other half. */
function withoutHalfQuotation(text: string): string {
  const count = (mark: string) => text.split(mark).length - 1;
  const isWhole = count('“') === count('”') && count('"') % 2 === 0;
  return isWhole ? text : text.replace(/[“”"]/gu, '');
}
