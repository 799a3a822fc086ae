/** Texts of the listings of fandoms. */
export const listingTexts = {
  searchAll: (genre: string) => `Search and sort all ${genre} fandoms`,
  search: 'Search',
  sortBy: 'Sort by',
} as const;
