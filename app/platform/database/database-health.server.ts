import type { OpenDatabase } from './database.server';

/** An answer counts for this long, in ms: a page more or less does not ask again. */
const FRESH_MS = 1_000;

/**
 * Makes a cheap way to ask whether the database answers; many requests share one question.
 * @returns a function that says whether it did, at most a second ago.
 */
export function databaseHealth(database: Pick<OpenDatabase, 'ping'>): () => Promise<boolean> {
  let asked = 0;
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer || performance.now() - asked > FRESH_MS) {
      asked = performance.now();
      answer = database.ping().then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}
