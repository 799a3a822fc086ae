import type { ColumnType } from 'kysely';
import type { EveningAnswer } from './rules/evenings';
import type { Role } from './rules/members';

type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** People who meet each week. */
export interface CircleTable {
  id: string;
  name: string;
  /** What its link holds; another one makes the old link nobody's. */
  invitation: string;
  /** 0: Sunday. Null, with the next two, while it has no time. */
  weekday: Nullable<number>;
  /** Of the day, in its own time zone. */
  minute: Nullable<number>;
  time_zone: Nullable<string>;
  made_at: Date;
  /** Since when moderators keep its name out of sight. */
  hidden_at: Nullable<Date>;
}

export interface CircleMemberTable {
  circle_id: string;
  player_id: string;
  role: Role;
  joined_at: Date;
  /** What the address of their calendar holds. */
  calendar: string;
}

/** An evening that was announced. */
export interface CircleEveningTable {
  id: string;
  circle_id: string;
  starts_at: Date;
  /** When its members were asked whether they come. */
  asked_at: Nullable<Date>;
  /** When its room opened, or its fold began. */
  opened_at: Nullable<Date>;
}

export interface CircleAnswerTable {
  evening_id: string;
  player_id: string;
  answer: EveningAnswer;
  said_at: Date;
}

/** A room whose story stands on a circle's shelf. */
export interface CircleRoomTable {
  circle_id: string;
  room_id: string;
  /** Null for the room that the circle was made in. */
  evening_id: Nullable<string>;
  opened_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    circle: CircleTable;
    circle_member: CircleMemberTable;
    circle_evening: CircleEveningTable;
    circle_answer: CircleAnswerTable;
    circle_room: CircleRoomTable;
  }
}
