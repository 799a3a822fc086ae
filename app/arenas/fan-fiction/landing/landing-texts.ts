import { storyArena } from '~/site/arenas';
import { claims } from '~/site/claims';

const { name, label } = storyArena('fan_fic');
const INTRO = 'Six gates, a world behind every arch. Pick the universe you love and write what happened next.';

/** The texts of the arena's landing page and of a genre's fandom listing. @see docs/product/fan-fiction-fandoms.md */
export const landingTexts = {
  new: 'New',
  read: 'Read Story',
  title: name,
  intro: INTRO,
  description: `${INTRO} Fan fiction at ${claims.name}.`,
  genres: 'Choose a genre',
  emptyGenre: 'No titles available for this genre yet. Check back soon!',
  followed: 'Fandoms You Follow',
  latest: {
    heading: `Latest ${label} Stories`,
    loading: `Loading ${label} Stories...`,
    unrated: 'No ratings yet',
    open: 'Nobody has written here yet.',
    first: 'Be the first',
    noPreview: 'No description available.',
    none: 'No fan fiction stories have been published yet. Choose a fandom and write the first one!',
    failed: {
      title: 'Failed to load stories',
      text: "We couldn't load the fan fiction stories. This might be due to network issues or server problems.",
      retry: 'Retry Loading Stories',
    },
  },
  loading: 'Loading...',
  timedOut: { title: 'Loading timed out', text: 'The next page is taking longer than usual.', retry: 'Try Again' },
  listing: {
    search: 'Search fandoms...',
    none: 'No fandom matches your search.',
    all: 'Show all fandoms',
    popularity: 'Popularity',
    popularityOf: (share: number) => `Popularity: ${share}/100`,
    alphabetical: 'Alphabetical',
    view: 'View Stories',
  },
} as const;
