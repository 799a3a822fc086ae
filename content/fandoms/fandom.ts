/** The six genres, in the order of their tiles. */
export const genreIds = ['anime', 'sci-fi', 'fantasy', 'drama', 'romcom', 'crossover'] as const;

export type GenreId = (typeof genreIds)[number];

/** A gate of the colosseum. */
export interface Genre {
  id: GenreId;
  name: string;
  description: string;
}

/** A fictional universe that people write stories in. */
export interface Fandom {
  /** Part of addresses and stored with its stories; never changes. */
  id: string;
  /** Other ids that lead to it. */
  aliases: readonly string[];
  name: string;
  /** The first is its own and decides the style of its cover. */
  genres: readonly [GenreId, ...GenreId[]];
  description: string;
  /** How well known it is before anybody has written here: 0 to 100. */
  basePopularity: number;
}
