import { splitSentences } from '../../sentences';
import { contentOf } from './takes-up';

/** Beginnings of a summary. */
const SUMMARY =
  /^\s*(?:so far\b|previously\b|in (?:summary|short|brief|this story|the story)\b|to (?:recap|sum(?:mari[sz]e| up))\b|(?:the|this|our) (?:story|tale|narrative) (?:so far|begins|began|starts|started|is about|follows|followed|tells|told|continues|opens|centers|revolves)\b|(?:as|like) (?:we|the story|the reader) (?:saw|know|read|left|have seen)\b|once again,? as before\b|the (?:scene|passage|text) (?:describes|shows|begins))/iu;
/** From this share of its content words on that stand in the last turns, a sentence says them again. */
const SAME_SENTENCE = 0.8;
/** From this share of all its content words on that stand in the story, a part adds nothing. */
const SAME_PART = 0.85;
const FEWEST_WORDS = 3;
const FEWEST_WORDS_OF_PART = 6;

/**
 * Whether a part mostly tells again what was told.
 * @param last the people's last turns.
 * @param before the story so far.
 */
export function retells(text: string, last: string, before: string): boolean {
  if (SUMMARY.test(text)) return true;
  const own = [...contentOf(text, { withNames: false })];
  const theirs = contentOf(before, { withNames: false });
  if (own.length >= FEWEST_WORDS_OF_PART && shareIn(own, theirs) >= SAME_PART) return true;
  const turn = contentOf(last, { withNames: false });
  const sentences = splitSentences(text);
  const again = sentences.filter((sentence) => {
    const words = [...contentOf(sentence, { withNames: false })];
    return words.length >= FEWEST_WORDS && shareIn(words, turn) >= SAME_SENTENCE;
  });
  return again.join(' ').length * 2 > text.length;
}

function shareIn(words: readonly string[], others: ReadonlySet<string>): number {
  return words.filter((word) => others.has(word)).length / words.length;
}
