/** Words of a title that say something: one alone, such as 'The Room', could be any story's. */
const LEAST_TELLING = 2;

/** A title that a text might have. */
export interface TitleCandidate {
  title: string;
  /** Its words that say something, in small letters. */
  telling: readonly string[];
  /** The higher, the better. */
  score: number;
}

/** In how many sentences of a text each of its words comes. */
export type Weights = ReadonlyMap<string, number>;

/** @param sentences words in small letters; one that comes twice in a sentence counts once. */
export function countedOnce(sentences: readonly (readonly string[])[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of sentences.flatMap((sentence) => [...new Set(sentence)])) weights.set(word, (weights.get(word) ?? 0) + 1);
  return weights;
}

/** A word with a capital, where that changes its first letter alone. */
export function capitalised(word: string): string {
  const capital = word.replace(/^./u, (first) => first.toUpperCase());
  // Some letters have no capital of their own, such as the German sharp s.
  return capital.toLowerCase() === word.toLowerCase() ? capital : word;
}

/** Whether the words of a title that say something are enough for one. */
export function tellsEnough(telling: readonly string[]): boolean {
  return new Set(telling).size >= LEAST_TELLING;
}
