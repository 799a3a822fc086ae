/** What badges are earned by. */
export interface BadgeFacts {
  level: number;
  storiesPublished: number;
  /** The most ratings of a story whose readers give it 4 stars or more on average. */
  likedBy: number;
  gamesPlayed: number;
  /** How many of the ten word games were played with a score. */
  gamesScored: number;
  /** The longest row of days on which the daily set was played. */
  longestStreak: number;
}

export const TIERS = ['bronze', 'silver', 'gold'] as const;

export type Tier = (typeof TIERS)[number];

interface BadgeRule {
  id: string;
  name: string;
  /** What bronze, silver and gold take. */
  steps: readonly [number, number, number];
  fact: keyof BadgeFacts;
  /** What was done, or is to be done, for a step. */
  deed(step: string): string;
}

const rules: readonly BadgeRule[] = [
  { id: 'risen', name: 'Risen', steps: [3, 6, 10], fact: 'level', deed: (step) => `Reach level ${step}` },
  {
    id: 'storyteller',
    name: 'Storyteller',
    steps: [1, 10, 50],
    fact: 'storiesPublished',
    deed: (step) => (step === '1' ? 'Publish a story' : `Publish ${step} stories`),
  },
  {
    id: 'crowd-pleaser',
    name: 'Crowd Pleaser',
    steps: [3, 10, 50],
    fact: 'likedBy',
    deed: (step) => `Have ${step} readers rate one story 4.0 or better`,
  },
  { id: 'veteran', name: 'Veteran', steps: [10, 100, 1000], fact: 'gamesPlayed', deed: (step) => `Play ${step} games` },
  {
    id: 'all-rounder',
    name: 'All-Rounder',
    steps: [3, 6, 10],
    fact: 'gamesScored',
    deed: (step) => `Score in ${step} of the ten word games`,
  },
  {
    id: 'regular',
    name: 'Regular',
    steps: [3, 7, 30],
    fact: 'longestStreak',
    deed: (step) => `Play the daily set ${step} days in a row`,
  },
];

/** A badge with the best tier that was earned, or, not earned yet, what the first one takes. */
export interface PlayerBadge {
  id: string;
  name: string;
  /** Undefined while it is not earned. */
  tier: Tier | undefined;
  /** What the tier stands for, or what the first one takes. */
  text: string;
  /** What the next tier takes; undefined with gold. */
  next: string | undefined;
}

const figures = new Intl.NumberFormat('en-US');

/**
 * The badges of a player, worked out from what they have done; none is given by hand or kept.
 * @see docs/product/players.md
 */
export function badgesOf(facts: BadgeFacts): PlayerBadge[] {
  return rules.map(({ id, name, steps, fact, deed }) => {
    const reached = steps.filter((step) => facts[fact] >= step).length;
    const told = (place: number) => {
      const step = steps[place];
      return step === undefined ? undefined : deed(figures.format(step));
    };
    return { id, name, tier: TIERS[reached - 1], text: told(Math.max(0, reached - 1)) ?? '', next: told(reached) };
  });
}
