import { withTimeout } from '../retry/with-timeout';
import type { OpenDatabase } from './database.server';

/** An answer counts for this long, in ms: a page more or less does not ask again. */
const FRESH_MS = 1_000;
/** A database that is silent for this long counts as away, in ms. */
const ANSWER_LIMIT_MS = 5_000;

/** Waits for the database's answer. @throws when none comes within 5 s. */
export async function requireAnswer(database: Pick<OpenDatabase, 'ping'>): Promise<void> {
  await withTimeout(database.ping(), ANSWER_LIMIT_MS, () => {
    throw new Error('The database does not answer.');
  });
}

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
      answer = requireAnswer(database).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}
