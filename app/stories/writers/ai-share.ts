import { percentText } from '~/platform/text/format-numbers';

/** Characters of a story by one writer. */
interface Written {
  isAi: boolean;
  characters: number;
}

/**
 * How much of a story AI writers wrote, in whole percent of its characters. What one side wrote is never rounded away: 1 to
 * 99 where both wrote anything.
 * @returns undefined for a story without such writers, which one person wrote.
 * @see docs/product/story-weave.md
 */
export function aiPercent(writers: readonly Written[]): number | undefined {
  const sum = (some: readonly Written[]) => some.reduce((total, { characters }) => total + characters, 0);
  const [all, ai] = [sum(writers), sum(writers.filter(({ isAi }) => isAi))];
  if (all === 0) return undefined;
  if (ai === 0 || ai === all) return ai === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * ai) / all)));
}

/** The share of AI writers in words. */
export function aiShareText(percent: number): string {
  return percent === 0 ? 'No AI' : `${percentText(percent)} by AI writers`;
}
