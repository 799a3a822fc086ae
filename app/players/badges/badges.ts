import { GAME_IDS } from '~/arenas/word-games/games/games';
import { numberText } from '~/platform/text/format';
import { numberWord } from '~/platform/text/number-words';

/** The figures that badges depend on. */
export interface BadgeFacts {
  level: number;
  storiesPublished: number;
  /** The most ratings of any story with an average of 4 stars or more. */
  mostRatings: number;
  gamesPlayed: number;
  /** Number of word games played with a score. */
  gamesScored: number;
  /** The longest streak of the daily set, in days. */
  longestStreak: number;
}

export const TIERS = ['bronze', 'silver', 'gold'] as const;

export type Tier = (typeof TIERS)[number];

interface BadgeRule {
  id: string;
  name: string;
  /** Thresholds for bronze, silver and gold. */
  steps: readonly [number, number, number];
  fact: keyof BadgeFacts;
  /** Describes the requirement of a threshold. */
  requirement(step: string): string;
}

const rules: readonly BadgeRule[] = [
  { id: 'risen', name: 'Risen', steps: [3, 6, 10], fact: 'level', requirement: (step) => `Reach level ${step}` },
  {
    id: 'storyteller',
    name: 'Storyteller',
    steps: [1, 10, 50],
    fact: 'storiesPublished',
    requirement: (step) => (step === '1' ? 'Publish a story' : `Publish ${step} stories`),
  },
  {
    id: 'crowd-pleaser',
    name: 'Crowd Pleaser',
    steps: [3, 10, 50],
    fact: 'mostRatings',
    requirement: (step) => `Have ${step} readers rate one story 4.0 or better`,
  },
  { id: 'veteran', name: 'Veteran', steps: [10, 100, 1000], fact: 'gamesPlayed', requirement: (step) => `Play ${step} games` },
  {
    id: 'all-rounder',
    name: 'All-Rounder',
    steps: [3, 6, 10],
    fact: 'gamesScored',
    requirement: (step) => `Score in ${step} of the ${numberWord(GAME_IDS.length)} word games`,
  },
  {
    id: 'regular',
    name: 'Regular',
    steps: [3, 7, 30],
    fact: 'longestStreak',
    requirement: (step) => `Play the daily set ${step} days in a row`,
  },
];

/** A badge with the best tier earned, or with the requirement of the first one. */
export interface PlayerBadge {
  id: string;
  name: string;
  /** Undefined until it is earned. */
  tier: Tier | undefined;
  /** Requirement of the tier, or of the first one. */
  text: string;
  /** Requirement of the next tier; undefined for gold. */
  next: string | undefined;
}

/**
 * A player's badges, computed from their figures; badges are not stored.
 * @see docs/product/players.md
 */
export function badgesOf(facts: BadgeFacts): PlayerBadge[] {
  return rules.map(({ id, name, steps, fact, requirement }) => {
    const reached = steps.filter((step) => facts[fact] >= step).length;
    const requirementAt = (index: number) => {
      const step = steps[index];
      return step === undefined ? undefined : requirement(numberText(step));
    };
    return { id, name, tier: TIERS[reached - 1], text: requirementAt(Math.max(0, reached - 1)) ?? '', next: requirementAt(reached) };
  });
}
