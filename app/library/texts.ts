/** What the library says. */
export const libraryTexts = {
  title: 'Story Library',
  intro: 'Explore stories from all our arenas. Rate your favorites to help writers earn XP!',
  empty: 'No stories found for this category.',
  loading: 'Loading stories...',
  loadFailed: { title: 'Failed to load stories', text: 'Please check your connection and try again.' },
  storyMissing: { title: 'Story not found', text: 'It may have been deleted, or its address is not quite right.' },
} as const;
