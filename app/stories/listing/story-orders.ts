/** How a list of stories is sorted: by when they were published, or by a number of theirs, largest first. */
export const storyOrders = {
  latest: { label: 'Latest First' },
  updated: { label: 'Latest Update', column: 'updated_at' },
  rating: { label: 'Highest Rated', column: 'rank_score' },
  kudos: { label: 'Most Kudos', column: 'kudos' },
  comments: { label: 'Most Comments', column: 'comment_count' },
  bookmarks: { label: 'Most Bookmarks', column: 'bookmarks' },
  words: { label: 'Most Words', column: 'words' },
} as const;

export type StorySort = keyof typeof storyOrders;

export const storySorts = Object.keys(storyOrders) as StorySort[];

/** The order that an address names; the latest first where it names none. */
export function sortIn(text: string | null): StorySort {
  return storySorts.find((sort) => sort === text) ?? 'latest';
}

/** The column of a listed story by which it is sorted before its moment of publication; undefined: by that alone. */
export function columnOf(sort: StorySort) {
  const order = storyOrders[sort];
  return 'column' in order ? order.column : undefined;
}
