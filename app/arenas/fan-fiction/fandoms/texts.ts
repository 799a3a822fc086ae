/** Texts of the listings of fandoms. */
export const listingTexts = {
  searchAll: (genre: string) => `Search and sort all ${genre} fandoms`,
  search: 'Search',
  sortBy: 'Sort by',
  popularity100: (description: string, popularity: number) => `${description} Popularity: ${popularity}/100`,
  about: (title: string) => `About ${title}`,
  popularity1002: (popularity: number) => `Popularity: ${popularity}/100`,
  backTo: (name: string) => `Back to ${name}`,
  fandoms: (name: string) => `${name} Fandoms`,
  found: (length: string) => `${length} found.`,
} as const;
