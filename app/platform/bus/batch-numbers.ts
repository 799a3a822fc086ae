/** Notices when batches of the outbox were missed, by their numbers. */
export interface BatchNumbers {
  /** A batch has arrived. */
  received(number: number): void;
  /** The number of the newest batch published by now, looked up every second while messages arrive. */
  shown(number: number): void;
  /** Messages arrive again, or no more: what was missed meanwhile is known already. */
  linkChanged(): void;
}

/**
 * A batch may arrive a moment after its number was looked up, so that only a number which was shown a second ago and has not
 * arrived since was missed. Numbers start again where the database was restored.
 * @param onGap called when a batch was missed.
 */
export function createBatchNumbers(onGap: () => void): BatchNumbers {
  let last: number | undefined;
  let shownBefore = 0;
  return {
    received(number) {
      if (last !== undefined && number > last + 1) onGap();
      last = Math.max(last ?? number, number);
    },
    shown(number) {
      const isMissing = last !== undefined && (number < last || shownBefore > last);
      if (last === undefined || isMissing) last = number;
      shownBefore = number;
      if (isMissing) onGap();
    },
    linkChanged() {
      last = undefined;
    },
  };
}
