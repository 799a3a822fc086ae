import { alternativesText } from '~/platform/text/format-numbers';
import { type StoryArena, storyArena } from '~/site/arenas';
import { MAX_PHRASE, MAX_WORDS } from '~/stories/search/search-query';

/** Texts of the library. */
export const libraryTexts = {
  title: 'Story Library',
  arenas: 'Arenas',
  libraries: 'Libraries',
  allStories: 'All Stories',
  intro: 'Explore stories from all our arenas. Rate your favorites to help writers earn XP!',
  empty: 'No stories found for this category.',
  narrowed: 'Nothing here matches your search and filters.',
  noWords:
    'There is nothing to search for: symbols and emoji are ignored, and words as common as “the” are in every story. Please try other words.',
  onlyExcluded: 'A minus sign only excludes stories. Please add a word to search for, such as “dragon -war”.',
  cut: `A search takes up to ${MAX_WORDS} words, and ${MAX_PHRASE} in a phrase. The rest was ignored.`,
  busy: {
    title: 'Search is busy',
    text: 'Your search took too long, or too many others came first. Please try again in a few seconds, or search for fewer words.',
  },
  loading: 'Loading stories...',
  loadFailed: { title: 'Failed to load stories', text: 'Please check your connection and try again.' },
  tryAgain: 'Try again',
  toAllStories: 'All stories',
  start: (arena: string) => `Start ${arena}`,
  withoutExcluded: (excluded: readonly string[]) => `Without stories that have ${alternativesText(excluded.map((words) => `“${words}”`))}.`,
  didYouMean: 'Did you mean <search/>?',
} as const;

/** Texts of the card of a story. */
export const cardTexts = {
  best: 'Best of the week',
  read: 'Read Full Story',
  average: 'Average rating',
  changedSince: '· changed since',
} as const;

/** Texts of the form above the stories; what filters say stands with them. */
export const libraryFormTexts = {
  search: 'Search stories',
  placeholder: 'Title, author or text',
  send: 'Search',
  allFandoms: 'Show all fandoms',
  help: 'How to search',
  clear: 'Clear search and filters',
} as const;

/** Texts of the page of an arena's stories. */
export function arenaTexts(arena: StoryArena) {
  const { label, intro } = storyArena(arena);
  return { title: `${label} Stories`, intro, empty: `No ${label} stories found.` };
}
