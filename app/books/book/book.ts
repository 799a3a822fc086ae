import type { StoryArena } from '~/site/arenas';
import type { SeriesPart } from '~/stories/collections/collection';
import type { Language } from '~/stories/facts/languages';
import type { Credit } from '~/stories/writers/writers';

/** A book without its text. */
export interface BookFacts {
  id: string;
  arena: StoryArena;
  title: string;
  /** The writers, in one line. */
  byline: string;
  credits: readonly Credit[];
  publishedAt: Date;
  updatedAt: Date;
  /** The prompt; for fan fiction the name of its fandom. */
  prompt: string;
  /** The name of its cover. */
  coverName: string;
  /** The language of its text, where its author says it. */
  language?: Language | null;
  /** What its author says it is about. */
  summary?: string;
  /** The names of its tags. */
  tags?: readonly string[];
  /** What its author says of it and how long it is, such as 'Teen' and '8/12 chapters'. */
  facts?: readonly string[];
  /** The series that it is part of. */
  series?: SeriesPart;
}

/** Words in the markup of stories: shown like a session's, or like a chapter. */
export interface MarkedWords {
  kind: 'written' | 'chapter';
  text: string;
  /** Whether its links are words with their address behind them. */
  unlinked?: boolean;
}

/** A part of a collaborative story. */
export interface WrittenPart {
  writer: string;
  kind: 'person' | 'ai';
  /** Who changed an AI writer's words. */
  changedBy?: string;
  text: string;
}

/** Words of a chapter as they are stored: a plain text, one with markup, a part with its writer. */
export type StoredWords =
  | { kind: 'plain'; text: string }
  | MarkedWords
  | { kind: 'part'; part: WrittenPart }
  | { kind: 'writer'; name: string }
  /** What the author says before or after a text. */
  | { kind: 'note'; text: string };

/** A part of a book with its own heading. */
export interface BookChapter {
  title: string;
  words: readonly StoredWords[];
}

export interface BookCover {
  svg: string;
  png: Uint8Array;
}

/** A whole book. */
export interface Book extends BookFacts {
  chapters: readonly BookChapter[];
  cover: BookCover;
  /** Full address of the story on the site. */
  address: string;
}
