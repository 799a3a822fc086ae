/** The lists that everybody keeps for themselves: where they stand, and when a story came into each. */
export const keptLists = {
  bookmarks: { table: 'story_bookmark', at: 'added_at' },
  later: { table: 'story_for_later', at: 'added_at' },
  history: { table: 'reading_history', at: 'read_at' },
} as const;

export type KeptListName = keyof typeof keptLists;

/** What is kept of a story for its reader. */
export interface KeptOfStory {
  /** Whether they have marked it for later. */
  later: boolean;
  /** Whether it comes into a history of what they read. */
  history: boolean;
}

export const keptListNames = Object.keys(keptLists) as KeptListName[];
