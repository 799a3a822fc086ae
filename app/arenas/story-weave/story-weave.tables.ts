import type { ColumnType, Generated } from 'kysely';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import type { MarkKind } from './protocol/mark.contract';
import type { RoomStatus } from './protocol/room.contract';
import type { RoomFormat } from './protocol/room-setting.contract';

export interface WeaveRoomTable {
  id: string;
  /** One more for each change; numbers the changes sent to pages. */
  version: number;
  status: RoomStatus;
  /** Everything its rules need; written as JSON. */
  state: ColumnType<unknown, string, string>;
  format: RoomFormat;
  /** Reached by its link only. */
  private: boolean;
  /** Whether the lobby may lead into it. */
  matched: boolean;
  free_seats: number;
  /** Players who have a seat. */
  seated: string[];
  /** When something happens next if nobody does anything; null once closed. */
  due_at: Date | null;
  /** The process that waits for the text of an AI writer. */
  asked_by: string | null;
  opened_at: Date;
  game_ends_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  story_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its writers were told that they decide about their story, if it is a private room. */
  publishing_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The room that its people opened next. */
  next_room_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface WeaveTurnTable {
  room_id: string;
  number: number;
  seat: number;
  /** Null for an AI writer, and for a person whose account is gone. */
  player_id: string | null;
  ai_writer_id: string | null;
  /** Seed of an AI writer's typing rhythm. */
  seed: number | null;
  started_at: Date;
  ends_at: Date;
  /** Null while it is being written: at most one turn per room. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Its contribution to the story; an AI writer's is stored from its start. */
  text: string;
  /** Identifies the submission that ended it. */
  submit_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when moderators keep it out of the room's story. */
  withheld_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What it was reported as that put a door before it; null where none stands. */
  door_about: ColumnType<'children' | 'threat' | null, undefined, 'children' | 'threat' | null>;
  /** Who changed the words of an AI writer's part; null where nobody did, or their account is gone. */
  changed_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** How many characters of it are theirs. */
  changed_characters: ColumnType<number, number | undefined, number>;
  /** What a person has typed, stored every 2 s. */
  draft: ColumnType<string, string | undefined, string>;
  draft_revision: ColumnType<number, number | undefined, number>;
}

/** Processes that look after rooms; those without a recent heartbeat are gone. */
export interface WeaveProcessTable {
  id: string;
  seen_at: Date;
}

/** Who is connected to a room, and in which process. */
export interface WeavePresenceTable {
  room_id: string;
  player_id: string;
  process_id: string;
}

export interface WeaveReplyMetTable {
  player_id: string;
  room_id: string;
  /** The id of a reply in the stock of the built-in writers: 32 bits without a sign. */
  reply: number;
  met_at: Date;
}

/** A passage of a battle round: its draft while it is being written, its text once the round is decided. */
export interface WeavePassageTable {
  room_id: string;
  round: number;
  seat: number;
  /** Null for an AI writer, and for a person whose account is gone. */
  player_id: string | null;
  ai_writer_id: string | null;
  begun_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  text: ColumnType<string, string | undefined, string>;
  draft: ColumnType<string, string | undefined, string>;
  /** How many people picked it. */
  votes: ColumnType<number, number | undefined, number>;
  /** Whether it went into the story. */
  won: ColumnType<boolean, boolean | undefined, boolean>;
  /** In a game of Fold, the story that it goes onto, once its round is over. */
  sheet: ColumnType<number | null, number | null | undefined, number | null>;
  /** How many readers found it the funniest of the round, and how many its line the best. */
  funniest: ColumnType<number, number | undefined, number>;
  best_line: ColumnType<number, number | undefined, number>;
  /** Since when moderators keep it out of sight. */
  withheld_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** XP of battle rounds that a player got from another on the latest day with any. */
export interface WeavePairXpTable {
  player_id: string;
  from_id: string;
  day: Date;
  xp: number;
}

/** A mark that a person gave another's fresh part. */
export interface WeaveMarkTable {
  id: ColumnType<string, string | undefined, never>;
  room_id: string;
  /** The part's number in the room. */
  number: number;
  player_id: string;
  kind: MarkKind;
  marked_at: Date;
}

/** A title that a writer proposed for a finished story. */
export interface WeaveTitleTable {
  room_id: string;
  /** In the order of the proposals, from 0. */
  place: number;
  /** Null when their account is gone. */
  player_id: string | null;
  title: string;
  proposed_at: Date;
}

export interface WeaveTitleVoteTable {
  room_id: string;
  player_id: string;
  place: number;
  voted_at: Date;
}

/** Whether a writer of a private room's story wants it in the library. */
export interface WeavePublishChoiceTable {
  room_id: string;
  player_id: string;
  publish: boolean;
  /** Whether with their name. */
  named: ColumnType<boolean, boolean | undefined, boolean>;
  chosen_at: Date;
}

/** Who wrote a place of a story's credits that names nobody, as they wanted it published without their name. */
export interface WeaveNamelessWriterTable {
  story_id: string;
  place: number;
  player_id: string;
}

/** A story of a game of Fold. */
export interface WeaveFoldSheetTable {
  room_id: string;
  /** By the place of who began it, from 0. */
  sheet: number;
  story_id: string;
}

/** An open table that was announced. */
export interface WeaveOpenTableTable {
  starts_at: Date;
  /** When those who come were told that it is about to begin. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A player who comes to an open table. */
export interface WeaveTableGuestTable {
  starts_at: Date;
  player_id: string;
  said_at: Date;
}

/** What a writer of a slow room has on the desk. */
export interface WeaveSlowDraftTable {
  id: string;
  room_id: string;
  player_id: string;
  /** The words as they were written, marks included. */
  body: ColumnType<string, string | undefined, string>;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  version: ColumnType<number, number | undefined, number>;
  last_save_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Ids of its last saves, newest first. */
  taken_saves: ColumnType<string[], string[] | undefined, string[]>;
  begun_at: Date;
  updated_at: Date;
}

/** A player who follows the story of a slow room as it grows. */
export interface WeaveSlowFollowTable {
  room_id: string;
  player_id: string;
  followed_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    weave_room: WeaveRoomTable;
    weave_turn: WeaveTurnTable;
    weave_process: WeaveProcessTable;
    weave_presence: WeavePresenceTable;
    weave_reply_met: WeaveReplyMetTable;
    weave_passage: WeavePassageTable;
    weave_pair_xp: WeavePairXpTable;
    weave_mark: WeaveMarkTable;
    weave_title: WeaveTitleTable;
    weave_title_vote: WeaveTitleVoteTable;
    weave_publish_choice: WeavePublishChoiceTable;
    weave_nameless_writer: WeaveNamelessWriterTable;
    weave_fold_sheet: WeaveFoldSheetTable;
    weave_open_table: WeaveOpenTableTable;
    weave_table_guest: WeaveTableGuestTable;
    weave_slow_draft: WeaveSlowDraftTable;
    weave_slow_follow: WeaveSlowFollowTable;
  }
}
