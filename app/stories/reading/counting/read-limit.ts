import { HOUR_MS } from '~/platform/clock/durations';

/** How many reads of one reader count in an hour. */
const MOST_READS = 300;
/** Of how many readers a process counts reads in an hour. */
const MOST_READERS = 200_000;

/**
 * Says of each read whether it counts: a reader has only so many in an hour. Each process counts for itself and in memory, so
 * that a read which changes nothing costs no write.
 */
export function createReadLimit(): (reader: string, now: Date) => boolean {
  let hour = 0;
  const reads = new Map<string, number>();
  return (reader, now) => {
    const current = Math.floor(now.getTime() / HOUR_MS);
    if (current !== hour) reads.clear();
    hour = current;
    const before = reads.get(reader) ?? 0;
    if (before >= MOST_READS || (before === 0 && reads.size >= MOST_READERS)) return false;
    reads.set(reader, before + 1);
    return true;
  };
}
