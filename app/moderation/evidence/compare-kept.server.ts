import { SECOND_MS } from '~/platform/clock/durations';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { type ComparedEvidence, compareEvidence, type EvidenceVersion } from './evidence';
import type * as program from './evidence-thread.server';
import threadAddress from './evidence-thread.server.ts?thread';

/** Characters of all versions that are compared at once. */
const MOST_AT_ONCE = 8_000;

const comparing = workIn<typeof program>(peoplesPool, threadAddress, {
  ...{ limitMs: 20 * SECOND_MS, busy: 'Too many texts are being compared' },
});

/** Like `compareEvidence`, long versions in another thread. @param person who waits for it. @throws {Overloaded} */
export async function compareKept(versions: readonly EvidenceVersion[], person: string): Promise<ComparedEvidence | undefined> {
  return JSON.stringify(versions).length <= MOST_AT_ONCE ? compareEvidence(versions) : comparing.run(versions, person);
}
