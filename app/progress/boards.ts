/** A leaderboard as its feature declares it; a migration of the feature adds its id to the table `board`. */
export interface BoardDeclaration {
  id: string;
  label: string;
  /** Its name in addresses; undefined for the one that is shown first. */
  slug: string | undefined;
  /** What players have on it. */
  scoreLabel: 'XP' | 'Score' | 'Rating';
  /** Where it stands among the boards: 0 without one, the lowest first. */
  order?: number;
  /** Whether equals share a rank, because who got there first says nothing. */
  sharesRanks?: true;
  /** How to be the first on it, while it is empty. */
  empty: string;
  /** Where points for it are earned. */
  wayOnto: { to: string; label: string };
}

declare module '~/platform/feature/shows' {
  interface Shows {
    boards: BoardDeclaration;
  }
}
