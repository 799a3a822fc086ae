import { withTimeout } from '../retry/with-timeout';
import type { OpenDatabase } from './database.server';

/** How long it is taken to answer, in ms, so that pages share a ping. */
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
 * @returns a function that resolves with whether the database answers, or did at most a second ago. That it does not is never
 * reused: the first page after an outage is shown.
 */
export function databaseHealth(database: Pick<OpenDatabase, 'ping'>): () => Promise<boolean> {
  let asked = 0;
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer || performance.now() - asked > FRESH_MS) {
      asked = performance.now();
      answer = requireAnswer(database).then(
        () => true,
        () => {
          answer = undefined;
          return false;
        },
      );
    }
    return answer;
  };
}
