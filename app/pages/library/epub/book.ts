import type { StoryArena } from '~/site/arenas';
import type { Credit } from '~/stories/writers/writers';
import type { Markup } from '../list/markup';

/** What a book is made of, but for its words. */
export interface BookFacts {
  id: string;
  arena: StoryArena;
  title: string;
  /** Whom it is by, in one line. */
  byline: string;
  credits: readonly Credit[];
  publishedAt: Date;
  updatedAt: Date;
  /** What it was written to; for fan fiction the name of its fandom. */
  prompt: string;
  fandomId: string | null;
}

/** A part of a book with a heading of its own. */
export interface BookChapter {
  title: string;
  body: Markup;
}

export interface BookCover {
  svg: string;
  png: Uint8Array;
}

/** A whole book. */
export interface Book extends BookFacts {
  chapters: readonly BookChapter[];
  cover: BookCover;
  /** Where the story stands on the site, in full. */
  address: string;
}
