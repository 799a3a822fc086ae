import type { Generated } from 'kysely';
import type { StoryArena } from '~/site/arenas';
import type { ContentRating, ContentWarning } from '../../content-rating/content-rating';
import type { Language } from '../../facts/languages';
import type { StoryProgress } from '../../facts/story-facts';

/** What lists ask of a published story, kept by triggers. Columns that `story` has, too, have the same names. */
export interface StoryListingTable {
  /** The story's. */
  id: string;
  arena: StoryArena;
  author_id: string | null;
  fandom_id: string | null;
  published_at: Date;
  /** When it was published, or its newest chapter was added. */
  updated_at: Date;
  /** Of all its chapters. */
  words: number;
  average_rating: number;
  rank_score: number;
  /** From people with an account. */
  kudos: number;
  comment_count: number;
  bookmarks: number;
  content_rating: ContentRating;
  members_only: Generated<boolean>;
  warnings: ContentWarning[];
  progress: StoryProgress | null;
  /** Null while its author has not said. */
  language: Language | null;
  /** How much of it AI writers wrote, in whole percent; at least 1 where they wrote anything. */
  ai_percent: number;
  /** How many fandoms it is of. */
  fandoms: number;
  /** The tags as which it counts, that of its own fandom among them. */
  tags: number[];
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_listing: StoryListingTable;
  }
}
