import { type Origin, origins } from '~/stories/reading/counting/origin';
import { batchesOf } from './batches';
import { addParts, LEAST, mergeSmall, type Parts, sumOf } from './merged';

/** How many new readers came to a story on a day, and from where. */
export type OriginDay = { day: string } & Readonly<Record<Origin, number>>;

/** How many readers came for the first time. */
export function newReaders(days: readonly Readonly<Record<Origin, number>>[]): number {
  return sumOf(days.flatMap((day) => origins.map((origin) => day[origin])));
}

/**
 * From where new readers of a story came, of the batches of finished days that ended from a day on.
 * @param days all of the story's finished days with readers, in their order.
 * @param since undefined for all of them.
 * @see docs/product/statistics.md
 */
export function originsOf(days: readonly OriginDay[], since: string | undefined): Parts<Origin> {
  const batches = batchesOf(days, (together) => newReaders(together) >= LEAST).filter(({ to }) => since === undefined || to >= since);
  return addParts(
    batches.flatMap(({ days: together }) => {
      const parts = Object.fromEntries(origins.map((origin) => [origin, sumOf(together.map((day) => day[origin]))]));
      return mergeSmall(parts as Record<Origin, number>) ?? [];
    }),
  );
}
