import type { ColumnType } from 'kysely';
import type { ChosenDeliveries } from './deliveries';
import type { AudienceName } from './sending/audiences';

/** What a player is told: everything of one kind about one subject on one day. */
export interface NoticeTable {
  id: string;
  player_id: string;
  /** The id of a declared kind. */
  kind: string;
  /** The `groupKey` of its facts, unique for a player. @see docs/decisions/0112-names-of-columns.md */
  gathered: string;
  /** The latest story it is about. */
  story_id: string | null;
  /** Whose doing the latest cause was; null when nobody is to know, or they have left. */
  actor_id: string | null;
  detail: string | null;
  /** Codes and names that the kind makes its words from. */
  params: ColumnType<unknown, string | null | undefined, never>;
  /** How many causes it has. */
  count: number;
  /** XP of all its causes. */
  xp: number;
  /** When it last grew, to the millisecond, because cursors are made from a Date. */
  changed_at: Date;
  read_at: Date | null;
  /** Whether it is mailed at once, not before when, and when it was. */
  mail_due: boolean;
  mail_from: Date | null;
  mailed_at: Date | null;
  /** When it goes to its player's devices at the earliest, null: not again; and when it last did. */
  push_from: Date | null;
  pushed_at: Date | null;
}

/** What a player was told of, so that they are told once. */
export interface NoticeCauseTable {
  player_id: string;
  /** A hash of the `dedupeKey`. */
  cause: string;
  gathered: string;
}

/** How a player wants to be told; no row while they have chosen nothing and got no mail. */
export interface NoticeSettingTable {
  player_id: string;
  deliveries: ColumnType<ChosenDeliveries, string | undefined, string>;
  weekly_mail: ColumnType<boolean, boolean | undefined, boolean>;
  /** When the last weekly mail was made. */
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether any kind is chosen to be mailed daily. */
  wants_daily: ColumnType<boolean, boolean | undefined, boolean>;
  /** When the last daily mail was made. */
  daily_mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** As browsers name it; null: UTC. */
  time_zone: ColumnType<string | null, string | null | undefined, string | null>;
  /** Minutes of the day in that time zone; both or neither. */
  quiet_from: ColumnType<number | null, number | null | undefined, number | null>;
  quiet_to: ColumnType<number | null, number | null | undefined, number | null>;
  /** The kinds that do not go to devices. */
  not_pushed: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether devices show words; else only that there is something. */
  push_words: ColumnType<boolean, boolean | undefined, boolean>;
}

/** News for more followers than one transaction tells. */
export interface NoticeFanOutTable {
  id: string;
  audience: AudienceName;
  /** The id of the story or fandom that is followed; null for the actor, who is a writer. */
  followed: string | null;
  /** The id of a declared kind. */
  kind: string;
  cause: string;
  gathered: string;
  story_id: string;
  actor_id: string | null;
  detail: string | null;
  /** The last follower who was told. */
  last_id: string | null;
  created_at: Date;
}

/** Who follows a story. */
export interface StoryFollowTable {
  player_id: string;
  story_id: string;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    notice: NoticeTable;
    notice_cause: NoticeCauseTable;
    notice_setting: NoticeSettingTable;
    notice_fan_out: NoticeFanOutTable;
    story_follow: StoryFollowTable;
  }
}
