import { alternativesText } from '~/platform/text/format-numbers';
import type { StoryArena } from '~/site/arenas';
import { MAX_PHRASE, MAX_WORDS } from '~/stories/search/search-query';

interface ArenaTexts {
  title: string;
  intro: string;
  empty: string;
}

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
  start: {
    story_weave: 'Start Story Weave',
    creative_writing: 'Start Creative Writing',
    fan_fic: 'Start Fan Fiction',
  } satisfies Record<StoryArena, string>,
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

/** Texts of the pages of arenas. */
export const arenaTexts: Record<StoryArena, ArenaTexts> = {
  story_weave: {
    title: 'Story Weave Stories',
    intro: 'Collaborative stories created by our community, one turn at a time.',
    empty: 'No Story Weave stories found.',
  },
  creative_writing: {
    title: 'Creative Writing Stories',
    intro: 'Original stories created by our talented community, each from a single prompt and against the clock.',
    empty: 'No Creative Writing stories found.',
  },
  fan_fic: {
    title: 'Fan Fiction Stories',
    intro: 'Explore fan fiction from your favorite fictional universes. Rate stories to help authors earn XP!',
    empty: 'No Fan Fiction stories found.',
  },
};
