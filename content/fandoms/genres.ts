import type { Genre } from './fandom';

/** The genres' names and the texts of their tiles. */
export const genres: readonly Genre[] = [
  { id: 'anime', name: 'Anime', description: 'From shonen epics to slice-of-life stories' },
  { id: 'sci-fi', name: 'Sci-Fi', description: 'Far stars, near futures and the machines in between' },
  { id: 'fantasy', name: 'Fantasy', description: 'Old magic, older grudges and maps with torn edges' },
  { id: 'drama', name: 'Drama', description: 'Secrets, verdicts and families that never let go' },
  { id: 'romcom', name: 'Rom-Com', description: 'Wrong numbers, right people and one bed at the inn' },
  { id: 'crossover', name: 'Crossover', description: 'Worlds that were never meant to share a page' },
];
