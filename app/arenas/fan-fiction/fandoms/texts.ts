/** Texts of the listings of fandoms. */
export const listingTexts = {
  searchAll: (genre: string) => `Search and sort all ${genre} fandoms`,
  search: 'Search',
  sortBy: 'Sort by',
  about: (title: string) => `About ${title}`,
  backTo: (name: string) => `Back to ${name}`,
  fandoms: (name: string) => `${name} Fandoms`,
  found: (length: string) => `${length} found.`,
} as const;
