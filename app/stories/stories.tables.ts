import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StoryArena } from '~/site/arenas';
import type { ContentRating, ContentWarning } from './content-rating/content-rating';
import type { DoorReason } from './door/door';
import type { Language } from './facts/languages';
import type { StoryProgress } from './facts/story-facts';
import type { Markup } from './reading/text/markup/dialects';
import type { StoryStatus } from './story';

/** A door before a story that was reported as grave, until a moderator has looked. */
export interface StoryDoorTable {
  story_id: string;
  about: DoorReason;
  put_at: Date;
}

/** That a reader has opened a door; it goes with the door. */
export interface OpenedDoorTable {
  story_id: string;
  player_id: string;
  opened_at: Date;
}

type CommentRule = 'open' | 'known' | 'followed' | 'approved' | 'none';

export interface StoryTable {
  id: string;
  arena: StoryArena;
  status: StoryStatus;
  /** Whether it is in no list while it is not hidden. */
  unlisted: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether only people who are signed in are shown it. */
  members_only: ColumnType<boolean, boolean | undefined, boolean>;
  /** Null for a collaborative story, or when the author has left. */
  author_id: string | null;
  /** The story to which this one is an appendage. */
  parent_id: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  /** The prompt it answers; for fan fiction the name of its fandom. */
  prompt: ColumnType<string, string | undefined, string>;
  starter: ColumnType<string, string | undefined, string>;
  body: ColumnType<string, string | undefined, string>;
  /** Creative Writing: the words as they were written, where they have marks that `body` leaves out; null elsewhere. */
  markdown: ColumnType<string | null, string | null | undefined, string | null>;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  /** The first 201 characters of the story: one more than a card shows, to tell whether there is more. */
  preview: GeneratedAlways<string>;
  /** How far the colours of its cover are turned, 0 to 23. */
  cover_turn: Generated<number>;
  word_count: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  rating_count: ColumnType<number, number | undefined, number>;
  rating_sum: ColumnType<number, number | undefined, number>;
  /** 0 while nobody has rated. */
  average_rating: GeneratedAlways<number>;
  /** Votes among `rating_count` that do not count in the order of the best. */
  withheld_votes: ColumnType<number, number | undefined, number>;
  /** The part of `rating_sum` from those votes. */
  withheld_sum: ColumnType<number, number | undefined, number>;
  /** The site's mean towards which the story's own is drawn. */
  rank_prior: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** To the millisecond, because cursors of lists are made from a Date. A draft that has it was taken back by its author, or is `never_public`. */
  published_at: Date | null;
  updated_at: Date;
  /** Whether its authors alone have read it so far; such a draft has the day on which it was begun as `published_at`. */
  never_public: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether it was published without being in any list so far. */
  never_listed: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether a collection gave it back while moderators or reports kept it out of sight: then it comes back to its author alone. */
  given_back: ColumnType<boolean, boolean | undefined, boolean>;
  /** Fan fiction: its fandom. */
  fandom_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Fan fiction: its number of chapters; 1 elsewhere. */
  chapter_count: ColumnType<number, number | undefined, number>;
  /** Fan fiction: whose comments appear, as its author chooses. */
  comment_rule: ColumnType<CommentRule, CommentRule | undefined, CommentRule>;
  /** Fan fiction: whether its author lets people without an account comment. */
  visitors_comment: ColumnType<boolean, boolean | undefined, boolean>;
  /** Fan fiction: whether its author was asked how far it is, after a long silence; null until then, and again with each chapter. */
  silence: ColumnType<'asked' | 'answered' | null, undefined, 'asked' | 'answered' | null>;
  /** Fan fiction: whether its author folds comments at paragraphs. */
  passages_folded: ColumnType<boolean, boolean | undefined, boolean>;
  /** Comments that everybody sees: neither hidden nor waiting. */
  comment_count: ColumnType<number, number | undefined, number>;
  /** Fan fiction: when its newest chapter was added, to the millisecond. */
  chapter_added_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Hidden because its author is, to come back with them. */
  hidden_with_player: ColumnType<boolean, boolean | undefined, boolean>;
  /** Fan fiction: words in all chapters, maintained by the database; null elsewhere. */
  chapter_words: ColumnType<number | null, undefined, never>;
  /** Whether AI writers wrote parts of it; maintained by the database. */
  has_ai: ColumnType<boolean, boolean | undefined, boolean>;
  /** What its author says it is fit for. */
  content_rating: ColumnType<ContentRating, ContentRating | undefined, ContentRating>;
  /** What its author warns of. */
  warnings: ColumnType<ContentWarning[], ContentWarning[] | undefined, ContentWarning[]>;
  /** What its author says it is about, as plain text; empty for nothing. */
  summary: ColumnType<string, string | undefined, string>;
  /** How far it is, as its author says; null while they have not. */
  progress: ColumnType<StoryProgress | null, StoryProgress | null | undefined, StoryProgress | null>;
  /** How many chapters it will have; null while nobody knows. */
  planned_chapters: ColumnType<number | null, number | null | undefined, number | null>;
  /** The code of its language, as its author says; null while they have not. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  /** What its author says before and after it, as plain text; empty for nothing. */
  note_before: ColumnType<string, string | undefined, string>;
  note_after: ColumnType<string, string | undefined, string>;
  /** How many tags it has. */
  tag_count: ColumnType<number, number | undefined, number>;
  /** How many ratings were given before its writer changed more than half of it; 0 if they did not. */
  ratings_before_change: ColumnType<number, number | undefined, number>;
  /** Creative Writing: ids of the last saves that its text comes from, newest first. */
  taken_saves: ColumnType<string[], string[] | undefined, string[]>;
}

/** The search index of published stories; maintained by the database. */
export interface StorySearchTable {
  story_id: string;
  number: number;
  head: string;
  document: string;
}

/** A word in stories, with the forms by which a misspelling of it is found. */
export interface SearchWordTable {
  word: string;
  spellings: string[];
}

/** A story whose words are not among those yet. */
export interface SearchDueTable {
  id: GeneratedAlways<number>;
  story_id: string;
  /** Whether it must also be indexed again. */
  renew: ColumnType<boolean, boolean | undefined, never>;
}

/** A read of a story, one per story, day and reader. */
export interface StoryReadTable {
  story_id: string;
  /** In UTC, such as '2026-03-01'. */
  day: string;
  /** Identifies a reader without revealing who that is. */
  reader: string;
  /** Null for stories outside fan fiction. */
  fandom_id: string | null;
  /** Fan fiction: the chapters that they opened. */
  chapters: ColumnType<string[], string[] | undefined, string[]>;
}

/** How many read a story on a day; stays when its readers are forgotten. */
export interface StoryDayTable {
  story_id: string;
  /** In UTC, such as '2026-03-01'. */
  day: string;
  /** Each counts once. */
  readers: number;
  /** Of these, who came for the first time in 90 days, and from where. */
  search: ColumnType<number, number | undefined, number>;
  feed: ColumnType<number, number | undefined, number>;
  inside: ColumnType<number, number | undefined, number>;
  elsewhere: ColumnType<number, number | undefined, number>;
}

/** How many have read a story: the sums of its days by where they came from, kept by a trigger. None of those that nobody has. */
export interface StoryReadersTable {
  story_id: string;
  readers: number;
}

/** A published story that was deleted: a reader who opens it learns that it is gone. */
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
  /** When it enters the order of the best, while that is in the future; null once it has. */
  counts_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The cluster of votes to which it belongs. */
  cluster_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

/** The mean towards which newly rated stories are drawn: one row, or none while the site has no mean of its own. */
export interface RatingPriorTable {
  only_row: ColumnType<boolean, boolean | undefined, never>;
  mean: number;
  /** Whether all rated stories have been drawn towards it. */
  spread: boolean;
}

/** Votes for one story that look like one person's: they count as one until a moderator releases them. */
export interface RatingClusterTable {
  id: string;
  story_id: string;
  made_at: Date;
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when the XP of its votes is taken back. */
  points_taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often its XP was taken back or given again. */
  points_revision: ColumnType<number, number | undefined, number>;
}

/** What ratings have brought an author from one reader, or from all newcomers together, in XP. */
export interface RatingXpSumTable {
  id: GeneratedAlways<string>;
  /** The author. */
  player_id: string;
  /** The reader; null for all newcomers together. */
  from_id: string | null;
  day: string;
  gained_in_day: number;
  /** Its first day. */
  quarter: string;
  gained_in_quarter: number;
  lost_in_quarter: number;
  lost: number;
}

/** The origin of a rating; kept for 7 days. */
export interface RatingOriginTable {
  rating_id: string;
  story_id: string;
  /** A keyed hash of the client's address. */
  address_key: string;
  seen_at: Date;
}

/** A writer of a collaborative story, and how much of it is theirs. */
export interface StoryWriterTable {
  story_id: string;
  /** In the order of their first turns, from 0. */
  place: number;
  /** Null for an AI writer, and for a person whose account is gone. */
  player_id: string | null;
  /** Null for a person. */
  ai_name: string | null;
  /** Their part of the story, in characters as people count them. */
  characters: number;
  is_ai: boolean;
}

/** An earlier version of what an author writes; the text as it is now stands in its own row. */
export interface TextVersionTable {
  id: string;
  player_id: string;
  /** The id of a chapter, of its draft, or of a story written in a session. */
  text_id: string;
  /** Null until the story of a first chapter is published. */
  story_id: string | null;
  /** 1 for the text's first version; gaps stay where versions were thinned out. */
  number: number;
  title: string;
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  word_count: number;
  /** The length of the body, in UTF-16 units. */
  characters: number;
  /** Whether readers were shown it. */
  published: boolean;
  saved_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_door: StoryDoorTable;
    opened_door: OpenedDoorTable;
    story: StoryTable;
    story_rating: StoryRatingTable;
    rating_prior: RatingPriorTable;
    rating_cluster: RatingClusterTable;
    rating_origin: RatingOriginTable;
    rating_xp_sum: RatingXpSumTable;
    gone_story: GoneStoryTable;
    story_writer: StoryWriterTable;
    story_search: StorySearchTable;
    search_word: SearchWordTable;
    search_due: SearchDueTable;
    story_read: StoryReadTable;
    story_day: StoryDayTable;
    story_readers: StoryReadersTable;
    text_version: TextVersionTable;
  }
}
