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
  /** Stands in addresses and with each of its stories; never changes. */
  id: string;
  /** Other ids under which it is found. */
  aliases: readonly string[];
  name: string;
  /** The first is its own; its cover is drawn in that one's manner. */
  genres: readonly [GenreId, ...GenreId[]];
  description: string;
  /** How well known it is before anybody has written here: 0 to 100. */
  basePopularity: number;
}
