import { DAY_MS } from '~/platform/clock/durations';
import { batchesOf } from './batches';
import { LEAST, mergeNeighbours, sumOf } from './merged';
import { newReaders, type OriginDay } from './origins';

/** A day with how many read the story, and how many of them for the first time. */
export type ReadDay = OriginDay & { readers: number };

/** The days of which readers are followed from chapter to chapter. */
export interface FollowedDays {
  from: string;
  to: string;
}

/** Readers are followed through so many days, which suffice with so many different people. */
const FOLLOWED = [
  { days: 7, people: 25 },
  { days: 28, people: LEAST },
] as const;

/**
 * The finished days of which a story's readers are followed: the last whole batch, of a week that many have read in, or of four weeks
 * and more. No two batches have a day in common, so that nothing that is told of one says anything of another: people who compare what
 * is told today with what was told before compare the same figures, or those of other days.
 * @param days all of the story's finished days, in their order. @param knownSince the first day of which readers are known.
 * @returns undefined while there is none.
 */
export function followedDays(days: readonly ReadDay[], knownSince: string): FollowedDays | undefined {
  const last = batchesOf(days, isFollowed).at(-1);
  return last && last.from >= knownSince ? { from: last.from, to: last.to } : undefined;
}

function isFollowed(days: readonly ReadDay[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return false;
  const passed = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS + 1;
  const least = Math.max(newReaders(days), ...days.map(({ readers }) => readers));
  return FOLLOWED.some(({ days: enough, people }) => passed >= enough && least >= people);
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
