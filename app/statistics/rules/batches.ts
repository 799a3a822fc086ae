import { LEAST } from './merged';

/** A finished day of a story. */
interface Day {
  /** In UTC. */
  day: string;
}

/** Neighbouring finished days that are told as one, as too few read on each. */
export interface Batch<Of extends Day> {
  days: Of[];
  /** The first and the last day. */
  from: string;
  to: string;
}

/**
 * Cuts days into batches, each as short as it can be with at least five people. What is told of readers is told of whole
 * batches, each for itself, so that the figures of one day never differ from those of the next by fewer than five of them.
 * The last days belong to no batch while too few have read on them.
 * @param days in their order; a day always falls into the same batch while none before it changes.
 * @param peopleOn the least number of different people in some days.
 */
export function batchesOf<Of extends Day>(days: readonly Of[], peopleOn: (days: readonly Of[]) => number): Batch<Of>[] {
  const batches: Batch<Of>[] = [];
  let open: Of[] = [];
  for (const day of days) {
    open.push(day);
    if (peopleOn(open) < LEAST) continue;
    batches.push({ days: open, from: open[0]?.day ?? day.day, to: day.day });
    open = [];
  }
  return batches;
}
