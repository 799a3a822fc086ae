import type { SaidOfStory } from '../../../drafts/said-of-story';
import type { FoundChapter } from '../../split-chapters';

/** Which part of a series a work is. */
export interface FoundPart {
  title: string;
  /** Its number there, such as 2, or 1.5 for one between; undefined where a file says none. */
  part?: number | undefined;
}

/** Where a work was before. */
export interface Origin {
  /** Its address in an archive. */
  address?: string | undefined;
  /** Its author's name there; empty where none is given. */
  byline: string;
  /** When it was first published, and last added to: such as '2019-05-05'. */
  firstPublished?: string | undefined;
  lastUpdated?: string | undefined;
  series: FoundPart[];
}

/** Where a work was before of which a file says nothing. */
export const NO_ORIGIN: Origin = { byline: '', series: [] };

/** A work that was found in files: it can become a story. */
export interface FoundStory {
  title: string;
  /** The name of its fandom; empty where none is given. */
  fandom: string;
  chapters: FoundChapter[];
  said: SaidOfStory | undefined;
  origin: Origin;
}
