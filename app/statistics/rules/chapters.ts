import { batchesOf } from './batches';
import { mergeNeighbours, sumOf } from './merged';
import { newReaders, type OriginDay } from './origins';

/** A day with how many read the story, and how many of them for the first time. */
export type ReadDay = OriginDay & { readers: number };

/** The days of which readers are followed from chapter to chapter. */
export interface FollowedDays {
  from: string;
  to: string;
}

/**
 * The finished days of which a story's readers are followed: whole batches only, as far back as readers are known.
 * @param days all of the story's finished days, in their order. @param knownSince the first day of which readers are known.
 * @returns undefined while there is no such batch.
 */
export function followedDays(days: readonly ReadDay[], knownSince: string): FollowedDays | undefined {
  const peopleOn = (together: readonly ReadDay[]) => Math.max(newReaders(together), ...together.map(({ readers }) => readers));
  const batches = batchesOf(days, peopleOn).filter(({ from }) => from >= knownSince);
  const [first, last] = [batches[0], batches.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** Neighbouring chapters of which is told together how many came to them. */
export interface ChapterStep {
  /** The numbers of the first and the last chapter. */
  first: number;
  last: number;
  /** Who came to the first one, or beyond. */
  came: number;
  /** Who went on behind the last one. */
  wentOn: number;
  /** Who was not seen behind the last one: at the story's end, who has read it to there. */
  stopped: number;
}

/**
 * How far readers came: of each reader counts the last chapter that they opened, so that nothing can be learned by
 * subtracting one figure from another but what is shown anyway.
 * @param stoppedAt how many opened each chapter as their last, chapter 1 first.
 * @returns undefined while there are fewer than five readers.
 * @see docs/product/statistics.md
 */
export function chapterSteps(stoppedAt: readonly number[]): ChapterStep[] | undefined {
  const runs = mergeNeighbours(stoppedAt);
  let left = sumOf(stoppedAt);
  return runs?.map(({ first, last, sum }) => {
    const came = left;
    left -= sum;
    return { first: first + 1, last: last + 1, came, wentOn: left, stopped: sum };
  });
}
