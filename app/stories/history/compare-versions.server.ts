import { SECOND_MS } from '~/platform/clock/durations';
import { preparedWork } from '~/platform/threads/prepared-work.server';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import type * as program from './compare-thread.server';
import type { Versions } from './compare-thread.server';
import threadAddress from './compare-thread.server.ts?thread';
import { compareWords, type Passage } from './compare-words';

/** Characters of both versions that are compared at once: hostile ones take 30 ms, others less than one. */
const MOST_AT_ONCE = 8_000;

const comparing = workIn<typeof program>(peoplesPool, threadAddress, {
  ...{ limitMs: 10 * SECOND_MS, busy: 'Too many texts are being compared' },
});

/** What `compareWords` has of two versions, for transactions. */
export const comparison = preparedWork<Versions, Passage[]>({
  thread: comparing,
  here: ({ before, after }) => compareWords(before, after),
  isHeavy: ({ before, after }) => before.length + after.length > MOST_AT_ONCE,
  // A length tells where the first one ends.
  keyOf: ({ before, after }) => `${before.length} ${before}${after}`,
});

/** Like `compareWords`, long ones in another thread. @param person who waits for it. @throws {Overloaded} */
export async function compareVersions(before: string, after: string, person: string): Promise<Passage[]> {
  if (before.length + after.length <= MOST_AT_ONCE) return compareWords(before, after);
  return comparing.run({ before, after }, person);
}
