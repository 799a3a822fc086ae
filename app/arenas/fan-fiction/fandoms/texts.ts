import { countText } from '~/platform/text/format';

/** Texts of the listings of fandoms. */
export const listingTexts = {
  searchAll: (genre: string) => `Search and sort all ${genre} fandoms`,
  search: 'Search',
  sortBy: 'Sort by',
  about: (title: string) => `About ${title}`,
  backTo: (name: string) => `Back to ${name}`,
  fandoms: (name: string) => `${name} Fandoms`,
  description: (genre: string, about: string) => `${about}. All ${genre} fandoms, by popularity or by name.`,
  found: (fandoms: number) => `${countText(fandoms, { one: 'fandom', other: 'fandoms' })} found.`,
} as const;
