/** A finished day of a story. */
interface Day {
  /** In UTC. */
  day: string;
}

/** Neighbouring finished days that are told as one. */
export interface Batch<Of extends Day> {
  days: Of[];
  /** The first and the last day. */
  from: string;
  to: string;
}

/**
 * Cuts days into batches, each as short as it can be. What is told of readers is told of whole batches, so that what one day says
 * never differs from what the next one says by less than a batch. The last days belong to no batch while theirs is not whole.
 * @param days in their order; a day always falls into the same batch while none before it changes.
 * @param isWhole whether enough people have read on some days to tell of them.
 */
export function batchesOf<Of extends Day>(days: readonly Of[], isWhole: (days: readonly Of[]) => boolean): Batch<Of>[] {
  const batches: Batch<Of>[] = [];
  let open: Of[] = [];
  for (const day of days) {
    open.push(day);
    if (!isWhole(open)) continue;
    batches.push({ days: open, from: open[0]?.day ?? day.day, to: day.day });
    open = [];
  }
  return batches;
}
