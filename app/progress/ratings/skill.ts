import { rate } from 'openskill';

/** How good a player is, in points: the mean of what they may be, and its standard deviation. */
export interface Skill {
  mean: number;
  deviation: number;
}

/** Before the first contest: as good as the average, give or take what people differ by. */
export const UNKNOWN: Skill = { mean: 1_500, deviation: 100 };
/**
 * How much a single contest depends on chance, in points: between two people who differ by this much times the square root of
 * two, and who are known well, the better one wins in 73 of 100.
 */
const CHANCE = 122.8;
/** What a day away adds to the variance, in points squared: a player known to 35 points is known to 60 after a year. */
const VARIANCE_A_DAY = 6.5;
/** From so many contests on a rating is shown. */
export const SHOWN_FROM = 10;
/** The most doubt with which a player stands on the board, in points. */
const MOST_DOUBT = 75;

/** What time does: the mean stays, the doubt grows to at most what it was before anything was known. @param days since the latest contest. */
export function widened({ mean, deviation }: Skill, days: number): Skill {
  const variance = deviation ** 2 + VARIANCE_A_DAY * Math.max(0, days);
  return { mean, deviation: Math.max(deviation, Math.min(UNKNOWN.deviation, Math.sqrt(variance))) };
}

/**
 * What a contest does to those who took part (Weng and Lin's method, after Plackett and Luce).
 * @param skills before it. @param places from 1, the best; equal for those who did equally well.
 */
export function rated(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const teams = skills.map(({ mean, deviation }) => [{ mu: mean, sigma: deviation }]);
  // No doubt is added here, as time adds it; and what a contest tells is believed in full.
  const after = rate(teams, { rank: [...places], mu: UNKNOWN.mean, sigma: UNKNOWN.deviation, beta: CHANCE, tau: 0, gamma: () => 1 });
  return after.map(([own], index) => {
    if (!own) throw new Error('A contest has lost somebody.');
    return { mean: own.mu, deviation: Math.min(own.sigma, skills[index]?.deviation ?? own.sigma) };
  });
}

/** How likely a player is to come first among all. @returns 0 to 1. */
export function chanceOf(own: Skill, others: readonly Skill[]): number {
  const all = [own, ...others];
  const scale = Math.sqrt(all.reduce((sum, { deviation }) => sum + deviation ** 2 + CHANCE ** 2, 0));
  return 1 / (1 + others.reduce((sum, { mean }) => sum + Math.exp((mean - own.mean) / scale), 0));
}

/** Whether a player is known well enough for the board. */
export function standsOnBoard({ deviation }: Skill, contests: number): boolean {
  return contests >= SHOWN_FROM && deviation <= MOST_DOUBT;
}
