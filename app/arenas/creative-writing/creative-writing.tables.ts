import type { ColumnType, Generated } from 'kysely';
import type { Markup } from '~/stories/reading/text/markup/dialects';

export interface WritingSessionTable {
  story_id: string;
  player_id: string;
  /** The story's title when its writer leaves the field empty. */
  default_title: string;
  started_at: Date;
  ends_at: Date;
  /** When it stops accepting words typed before `ends_at`. */
  closes_at: Date;
  /** The save that the story's text comes from, by which a page recognises its own words. */
  last_save_id: string | null;
  settled_at: Date | null;
  /** Whether its writer had twice the time. */
  more_time: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether its writer has answered the question for a title. */
  title_asked: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Words with which a writer revises a story, until they publish them. */
export interface StoryRevisionTable {
  story_id: string;
  player_id: string;
  title: string;
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  /** Continues the story's version. */
  version: number;
  last_save_id: string;
  /** The story's, and those of its revision. */
  taken_saves: ColumnType<string[], string[] | undefined, string[]>;
  updated_at: Date;
}

/** A story that was revised. */
export interface RevisedStoryTable {
  story_id: string;
  player_id: string;
  /** The text before the first revision: the session's. */
  first_body: string;
  /** The version of the markup that `first_body` is written in; `rated_body` is only compared. Set by the database. */
  markup: Generated<Markup>;
  revised_at: Date;
  /** The text that `rated_count` ratings are about; null before a rated story is revised. */
  rated_body: string | null;
  rated_count: ColumnType<number, number | undefined, number>;
}

/** How the text of a session came about. */
export interface SessionRecordingTable {
  story_id: string;
  player_id: string;
  steps: ColumnType<string, string | undefined, string>;
  /** What the steps make. */
  text: ColumnType<string, string | undefined, string>;
  /** The page that recorded last, and the number of the batch that it sends next. */
  page_id: ColumnType<string | null, string | null | undefined, string>;
  next_batch: ColumnType<number, number | undefined, number>;
  /** Whether its writer has watched it to its end, which comes before publishing it. */
  watched: ColumnType<boolean, boolean | undefined, boolean>;
  /** What everybody may watch; null while that is nothing. */
  published_steps: ColumnType<string | null, string | null | undefined, string | null>;
}

/** How a text on another desk than a session's is written. */
export interface DeskRecordingTable extends Omit<SessionRecordingTable, 'story_id' | 'watched' | 'published_steps'> {
  /** The text on its desk: no row of another table stays for it. */
  text_id: string;
  /** What it is about, as its writer's list says. */
  about: string;
  begun_at: Date;
  /** The words that were handed in; null while the text is written. */
  words: ColumnType<string | null, undefined, string>;
}

/** What a writer has set themselves for a session. */
export interface WritingGoalTable {
  player_id: string;
  amount: number;
  unit: 'words' | 'minutes';
}

/** A UTC day on which a player wrote, such as '2026-03-01'. */
export interface WritingDayTable {
  player_id: string;
  day: string;
}

/** The openers that a player has met. */
export interface WritingOpenerMetTable {
  player_id: string;
  /** The opener's key, such as 'lighthouse-logbook/green'. */
  opener: string;
  /** When last. */
  met_at: Date;
}

/** What a visitor wrote and wants to keep, until they have an account. */
export interface VisitorWordsTable {
  id: string;
  prompt: string;
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    writing_session: WritingSessionTable;
    writing_opener_met: WritingOpenerMetTable;
    story_revision: StoryRevisionTable;
    revised_story: RevisedStoryTable;
    session_recording: SessionRecordingTable;
    desk_recording: DeskRecordingTable;
    writing_goal: WritingGoalTable;
    writing_day: WritingDayTable;
    visitor_words: VisitorWordsTable;
  }
}
