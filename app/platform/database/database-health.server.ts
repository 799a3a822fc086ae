import { withTimeout } from '../retry/with-timeout';
import type { OpenDatabase } from './database.server';

/** How long a result is reused, in ms, so that pages share it. */
const FRESH_MS = 1_000;
/** A database that does not respond within this time counts as away, in ms. */
const ANSWER_LIMIT_MS = 5_000;

/** Pings the database. @throws if it does not respond within 5 s. */
export async function requireAnswer(database: Pick<OpenDatabase, 'ping'>): Promise<void> {
  await withTimeout(database.ping(), ANSWER_LIMIT_MS, () => {
    throw new Error('The database does not answer.');
  });
}

/**
 * Creates a cheap health check; concurrent requests share one ping.
 * @returns a function that resolves with the result of a ping at most a second ago.
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
