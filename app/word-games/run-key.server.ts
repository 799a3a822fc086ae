import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keys that prove that a move comes from the page that was given the run; nothing of them is stored. */
export interface RunKeys {
  keyOf(runId: string): string;
  fits(runId: string, key: string): boolean;
}

export function createRunKeys(secret: string): RunKeys {
  const digest = (runId: string) => createHmac('sha256', secret).update(`game run ${runId}`).digest();
  return {
    keyOf: (runId) => digest(runId).toString('base64url'),
    fits(runId, key) {
      const given = Buffer.from(key, 'base64url');
      const right = digest(runId);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
