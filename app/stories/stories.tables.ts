import type { ColumnType, GeneratedAlways } from 'kysely';
import type { StoryArena } from '~/site/arenas';
import type { StoryStatus } from './story';

export interface StoryTable {
  id: string;
  arena: StoryArena;
  status: StoryStatus;
  /** Null for a story without an author of its own, or whose author has left. */
  author_id: string | null;
  /** The story that this one is an appendage to. */
  parent_id: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  /** What the story was written to; for fan fiction the name of its fandom. */
  prompt: ColumnType<string, string | undefined, string>;
  starter: ColumnType<string, string | undefined, string>;
  body: ColumnType<string, string | undefined, string>;
  /** The first 201 characters of the story: one more than a card shows, to tell whether there is more. */
  preview: GeneratedAlways<string>;
  word_count: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  rating_count: ColumnType<number, number | undefined, number>;
  rating_sum: ColumnType<number, number | undefined, number>;
  /** 0 while nobody has rated. */
  average_rating: GeneratedAlways<number>;
  /** Votes among `rating_count` that do not count in the order of the best. */
  withheld_votes: ColumnType<number, number | undefined, number>;
  /** What those votes add to `rating_sum`. */
  withheld_sum: ColumnType<number, number | undefined, number>;
  /** The site's mean that the story's own is drawn towards. */
  rank_prior: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** Kept to the millisecond, as lists go on from here by a Date. */
  published_at: Date | null;
  updated_at: Date;
  /** Fan fiction: the fandom it is set in. */
  fandom_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Fan fiction: how many chapters it has; 1 elsewhere. */
  chapter_count: ColumnType<number, number | undefined, number>;
  /** Comments that are not hidden. */
  comment_count: ColumnType<number, number | undefined, number>;
  /** Fan fiction: when its newest chapter came, to the millisecond. */
  chapter_added_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Hidden because its author is, and to come back with them. */
  hidden_with_player: ColumnType<boolean, boolean | undefined, boolean>;
  /** Fan fiction: words of all chapters, kept by the database; null elsewhere. */
  chapter_words: ColumnType<number | null, undefined, never>;
  /** Whether AI writers wrote parts of it; kept by the database. */
  has_ai: ColumnType<boolean, boolean | undefined, boolean>;
}

/** What is searched of published stories; kept by the database. */
export interface StorySearchTable {
  story_id: string;
  number: number;
  head: string;
  document: string;
}

/** A word that stories hold, with the forms by which a wrong spelling of it is found. */
export interface SearchWordTable {
  word: string;
  spellings: string[];
}

/** A story whose words are not among those yet. */
export interface SearchDueTable {
  id: GeneratedAlways<number>;
  story_id: string;
  /** Whether it has to be indexed again as well. */
  renew: ColumnType<boolean, boolean | undefined, never>;
}

/** A read of a story, one a story, day and reader. */
export interface StoryReadTable {
  story_id: string;
  /** In UTC, such as '2026-03-01'. */
  day: string;
  /** Stands for a reader without telling who that is. */
  reader: string;
  /** Null for stories that are set in no fandom. */
  fandom_id: string | null;
}

/** A published story that was deleted: whoever asks for it is told that it is gone. */
export interface GoneStoryTable {
  id: string;
  arena: StoryArena;
  gone_at: Date;
}

export interface StoryRatingTable {
  id: string;
  story_id: string;
  /** Null once the reader has left: the rating still counts. */
  player_id: string | null;
  value: number;
  /** 1 for a first rating, one more for each change. */
  revision: ColumnType<number, number | undefined, number>;
  /** When it enters the order of the best, while that is still to come; null once it has. */
  counts_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The cluster of votes that it belongs to. */
  cluster_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

/** The mean that newly rated stories are drawn towards: one row, or none while the site has no mean of its own. */
export interface RatingPriorTable {
  only_row: ColumnType<boolean, boolean | undefined, never>;
  mean: number;
  /** Whether all rated stories are drawn towards it by now. */
  spread: boolean;
}

/** Votes for one story that look like one person's: they count as one until a moderator releases them. */
export interface RatingClusterTable {
  id: string;
  story_id: string;
  made_at: Date;
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Where a rating came from; kept for 7 days. */
export interface RatingOriginTable {
  rating_id: string;
  story_id: string;
  /** A keyed hash of the client's address. */
  address_key: string;
  seen_at: Date;
}

/** Who wrote a story that has several writers, and how much of it. */
export interface StoryWriterTable {
  story_id: string;
  /** In the order in which they first wrote, from 0. */
  place: number;
  /** Null for an AI writer, and for a person whose account is gone. */
  player_id: string | null;
  /** Null for a person. */
  ai_name: string | null;
  /** How much of the story is theirs, in characters as people count them. */
  characters: number;
  is_ai: boolean;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story: StoryTable;
    story_rating: StoryRatingTable;
    rating_prior: RatingPriorTable;
    rating_cluster: RatingClusterTable;
    rating_origin: RatingOriginTable;
    gone_story: GoneStoryTable;
    story_writer: StoryWriterTable;
    story_search: StorySearchTable;
    search_word: SearchWordTable;
    search_due: SearchDueTable;
    story_read: StoryReadTable;
  }
}
