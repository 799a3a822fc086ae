import { splitSentences } from '../sentences';
import { wordRuns, wordsOf } from '../words';

/** Sentences of fewer words may be repeated: 'Nobody answered.' */
const SHORT = 4;
/** A run of this many words in the same order is not a coincidence. */
const SAME_RUN = 8;
/** From this share of common word pairs on, one sentence is a variation of the other. */
const ALIKE = 0.7;
/** From this share of its own word pairs on, a sentence is part of the other. */
const PIECE = 0.8;
const SHORTEST_PIECE = 5;
const LONGEST_WORD = 30;

/** The text so far, prepared for comparing. */
interface Written {
  runs: ReadonlySet<string>;
  sentences: readonly ReadonlySet<string>[];
}

/** Prepares a text for comparing other sentences with it. */
function written(text: string): Written {
  return { runs: new Set(wordRuns(wordsOf(text), SAME_RUN)), sentences: splitSentences(text).map(pairsOf) };
}

/** Whether a sentence was written before, word for word, in large part or with small changes. */
function isRepeated(sentence: string, before: Written): boolean {
  const words = wordsOf(sentence);
  if (words.length < SHORT) return false;
  if (wordRuns(words, SAME_RUN).some((run) => before.runs.has(run))) return true;
  const pairs = pairsOf(sentence);
  return before.sentences.some((other) => isAlike(pairs, other));
}

/** Whether a sentence goes round in circles, as from a model that has lost its thread. */
function goesInCircles(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (words.some((word) => word.length > LONGEST_WORD)) return true;
  if (words.some((word, index) => word === words[index + 1] && word === words[index + 2] && word === words[index + 3])) return true;
  const seen = new Map<string, number>();
  for (const run of wordRuns(words, 3)) {
    const count = (seen.get(run) ?? 0) + 1;
    if (count >= 3) return true;
    seen.set(run, count);
  }
  return false;
}

/** The sentences of a text that are new, compared with `before` and each other, up to `enough` characters. */
export function freshSentences(text: string, before: string, enough: number): string[] {
  const earlier = written(before);
  const fresh: string[] = [];
  for (const sentence of splitSentences(text)) {
    if (fresh.join(' ').length > enough) break;
    const words = wordsOf(sentence).join(' ');
    const said = fresh.some((other) => wordsOf(other).join(' ') === words) || isRepeated(sentence, written(fresh.join(' ')));
    if (!said && !goesInCircles(sentence) && !isRepeated(sentence, earlier)) fresh.push(sentence);
  }
  return fresh;
}

function pairsOf(sentence: string): ReadonlySet<string> {
  return new Set(wordRuns(wordsOf(sentence), 2));
}

function isAlike(pairs: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...pairs].filter((pair) => other.has(pair)).length;
  if (common === 0) return false;
  return (2 * common) / (pairs.size + other.size) >= ALIKE || (pairs.size >= SHORTEST_PIECE && common / pairs.size >= PIECE);
}
