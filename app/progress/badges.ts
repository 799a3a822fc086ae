import type { CountSources } from './counters';

/** A badge on players' pages, for how much they have of something. Who has which is not stored. @see docs/product/players.md */
export interface BadgeDeclaration {
  id: string;
  name: string;
  /** From how much on it is bronze, silver and gold. */
  steps: readonly [number, number, number];
  /** Where it stands among the badges: the lowest first. */
  order: number;
  /** What a step takes. */
  requirement(step: string): string;
  count(sources: CountSources): number | Promise<number>;
}

/** Badges for what players have done anywhere. */
export const progressBadges: readonly BadgeDeclaration[] = [
  {
    ...{ id: 'risen', name: 'Risen', steps: [3, 6, 10], order: 1 },
    requirement: (step) => `Reach level ${step}`,
    count: ({ progress }) => progress.level,
  },
  {
    ...{ id: 'veteran', name: 'Veteran', steps: [10, 100, 1000], order: 4 },
    requirement: (step) => `Play ${step} games`,
    count: ({ progress }) => progress.gamesPlayed,
  },
];

declare module '~/platform/feature/shows' {
  interface Shows {
    badges: BadgeDeclaration;
  }
}
