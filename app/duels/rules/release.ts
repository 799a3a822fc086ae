/** How many words of others one reads to see the outcome of a duel, at most, and how many duels at least. */
const MOST_WORDS = 1_200;
const FEWEST_DUELS = 2;

/** What a reader has read that pays for no outcome yet. */
export interface ReadingAccount {
  words: number;
  duels: number;
}

/**
 * What a writer reads to see an outcome: as many words as their readers have read of theirs, 1,200 at most, in at least two duels.
 * @param got the words of the text, times its readings.
 */
export function priceOf(got: number): ReadingAccount {
  return { words: Math.min(MOST_WORDS, Math.max(0, got)), duels: FEWEST_DUELS };
}

/** Whether what a reader has read is enough. */
export function covers(account: ReadingAccount, price: ReadingAccount): boolean {
  return account.words >= price.words && account.duels >= price.duels;
}

/** What is left to read; nothing below 0. */
export function missingFor(account: ReadingAccount, price: ReadingAccount): ReadingAccount {
  return { words: Math.max(0, price.words - account.words), duels: Math.max(0, price.duels - account.duels) };
}
