import type { ColumnType, Generated } from 'kysely';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import type { CommentRule, CommentState } from './comments/comment-rules';
import type { Passage } from './comments/passages/passage';
import type { Sticker } from './comments/stickers/stickers';

export interface FanficChapterTable {
  id: string;
  story_id: string;
  /** 1 for the first; a story's numbers have no gaps. */
  number: number;
  title: string;
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  created_at: Date;
  updated_at: Date;
  /** What its author says before and after it, as plain text; empty for nothing. */
  note_before: ColumnType<string, string | undefined, string>;
  note_after: ColumnType<string, string | undefined, string>;
}

/** A chapter being written; its id is that of the chapter that it becomes or changes. */
export interface ChapterDraftTable {
  id: string;
  player_id: string;
  /** Null for a story that is not published yet, which has a fandom instead. */
  story_id: string | null;
  fandom_id: string | null;
  /** When the published chapter that it changes was last changed; null for a chapter that is not published yet. */
  base: Date | null;
  title: string;
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  word_count: number;
  version: number;
  last_save_id: string | null;
  /** Ids of the last saves that its text comes from, newest first. */
  taken_saves: ColumnType<string[], string[] | undefined, string[]>;
  created_at: Date;
  updated_at: Date;
  /** When it is published by itself. */
  publish_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why it was not published on its time, as its writer reads it; null where nothing was scheduled since. */
  not_published: ColumnType<string | null, string | null | undefined, string | null>;
  /** The chapter that it is published before; null: at the end. */
  before_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The draft of the story whose chapter it becomes, while that story is not published. */
  begins_with: ColumnType<string | null, string | null | undefined, string | null>;
  /** The title of a story's first chapter, while that story is not published; null for the usual one. */
  chapter_title: ColumnType<string | null, string | null | undefined, never>;
  /** What the imported file says of a story or a chapter, as the form that publishes it would send it; null for all others. */
  said: ColumnType<unknown, string | null | undefined, never>;
}

export interface FanficCommentTable {
  id: string;
  story_id: string;
  /** Null for a comment on the story as a whole, or on a deleted chapter. */
  chapter_id: string | null;
  author_id: string | null;
  /** The comment that it answers; null for one that answers none. */
  answers_id: ColumnType<string | null, string | null | undefined, never>;
  state: ColumnType<CommentState, CommentState | undefined, CommentState>;
  body: string;
  /** Stored to the millisecond, because cursors are made from a Date. */
  created_at: Date;
  updated_at: Date;
  /** Set by operators: nobody sees the comment. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether it was reported as grave, and nobody has looked at it yet. */
  behind_door: ColumnType<boolean, undefined, boolean>;
  /** Whether it waits for moderators, and only its writer sees it. */
  held: ColumnType<boolean, boolean | undefined, boolean>;
  /** Hidden because its author is; shown again with them. */
  hidden_with_player: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether the story's author has closed its thread: nothing more is answered. */
  frozen: ColumnType<boolean, undefined, boolean>;
  /** The paragraph that it is about; null for one about the whole chapter or story, and for answers. */
  passage: ColumnType<Passage | null, string | null | undefined, null>;
  /** What a visitor without an account calls themselves; null for people with one. */
  visitor_name: ColumnType<string | null, string | undefined, null>;
  /** The guest of their browser, and a keyed hash of their network address; null once they are forgotten. */
  guest_id: ColumnType<string | null, string | undefined, null>;
  address_mark: ColumnType<string | null, string | undefined, null>;
}

/** That a reader gave a sticker to a chapter. */
export interface ChapterStickerTable {
  player_id: string;
  chapter_id: string;
  story_id: string;
  sticker: Sticker;
  given_at: Date;
}

/** What an author has chosen for the comments on all their stories; no row while they have chosen nothing. */
export interface CommentSettingTable {
  player_id: string;
  rule: ColumnType<CommentRule, CommentRule | undefined, CommentRule>;
  /** Until when everything is held for the author's approval. */
  shield_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Words that hold a comment for the author's approval. */
  held_words: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether people without an account may comment. */
  visitors: ColumnType<boolean, boolean | undefined, boolean>;
}

/** A player whose first comments wait for moderators, as they may have come back under another name. */
export interface CommentHoldTable {
  player_id: string;
  /** How many comments have waited. */
  comments: ColumnType<number, number | undefined, number>;
  /** The case about it. */
  case_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When moderators found nothing in it: nothing waits any longer. */
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface FandomFollowTable {
  player_id: string;
  fandom_id: string;
  followed_at: Date;
  /** What is older than this is not new to the follower. */
  seen_at: Date;
}

/** A fandom's activity in the last 90 days, as last counted. */
export interface FandomActivityTable {
  fandom_id: string;
  stories: number;
  readers: number;
  counted_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    fanfic_chapter: FanficChapterTable;
    chapter_draft: ChapterDraftTable;
    fanfic_comment: FanficCommentTable;
    comment_setting: CommentSettingTable;
    chapter_sticker: ChapterStickerTable;
    comment_hold: CommentHoldTable;
    fandom_follow: FandomFollowTable;
    fandom_activity: FandomActivityTable;
  }
}
