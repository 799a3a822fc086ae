import { createHmac, timingSafeEqual } from 'node:crypto';
import { createRecent } from '~/platform/storage/recent';

const CACHED_DIGESTS = 5_000;

/** Keys proving that a move comes from the page that received the run; they are not stored. */
export interface RunKeys {
  keyOf(runId: string): string;
  fits(runId: string, key: string): boolean;
}

export function createRunKeys(secret: string): RunKeys {
  const digests = createRecent<Buffer>(CACHED_DIGESTS);
  const digest = (runId: string) => {
    const cached = digests.get(runId);
    if (cached) return cached;
    const computed = createHmac('sha256', secret).update(`game run ${runId}`).digest();
    digests.set(runId, computed);
    return computed;
  };
  return {
    keyOf: (runId) => digest(runId).toString('base64url'),
    fits(runId, key) {
      const given = Buffer.from(key, 'base64url');
      const expected = digest(runId);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
