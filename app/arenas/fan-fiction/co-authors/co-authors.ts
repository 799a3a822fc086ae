/** The most people who write one story together, those who are invited among them. */
export const MOST_AUTHORS = 8;

/** The page on which authors of a story ask others to write it with them. @param done what was done, for the page to say so. */
export function coAuthorsAddress(storyId = '', done?: string): string {
  const address = `/fan-fiction/co-authors/${storyId}`;
  return done === undefined ? address : `${address}?${new URLSearchParams({ done })}`;
}
