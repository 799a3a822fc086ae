import { createHmac, timingSafeEqual } from 'node:crypto';
import { createRecent } from '~/platform/storage/recent';

const REMEMBERED = 5_000;

/** Keys that prove that a move comes from the page that was given the run; nothing of them is stored. */
export interface RunKeys {
  keyOf(runId: string): string;
  fits(runId: string, key: string): boolean;
}

export function createRunKeys(secret: string): RunKeys {
  const digests = createRecent<Buffer>(REMEMBERED);
  const digest = (runId: string) => {
    const known = digests.get(runId);
    if (known) return known;
    const worked = createHmac('sha256', secret).update(`game run ${runId}`).digest();
    digests.set(runId, worked);
    return worked;
  };
  return {
    keyOf: (runId) => digest(runId).toString('base64url'),
    fits(runId, key) {
      const given = Buffer.from(key, 'base64url');
      const right = digest(runId);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
