import type { ColumnType } from 'kysely';
import type { Role } from './roles/role';

export interface PlayerTable {
  id: string;
  name: string;
  /** The name in its form for comparison, which is unique. */
  name_key: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  bio: ColumnType<string, string | undefined, string>;
  /** Whether they write with twice the time. */
  more_time: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether those who follow them are shown what they do. */
  shares_doings: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether the stories that they open are remembered for them. */
  keeps_history: ColumnType<boolean, boolean | undefined, boolean>;
  /** The player's only valid session. */
  current_session_id: string | null;
  /** When an operator hid the player; otherwise null. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What a report says of them that put a door before their page; null where none stands. */
  door_about: ColumnType<'children' | 'threat' | null, undefined, 'children' | 'threat' | null>;
  /** When they confirmed their age and the terms; null for accounts from before these were asked for. */
  agreed_at: ColumnType<Date | null, Date | null | undefined, never>;
  /** Stated by those who asked for Mature stories; the year alone. */
  birth_year: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whether Mature stories are shown to them. */
  shows_mature: ColumnType<boolean, boolean | undefined, boolean>;
  /** What an administrator made them; ADMIN_EMAIL makes one without it. */
  role: ColumnType<Role | null, Role | null | undefined, Role | null>;
  /** Until when they may only read; null, and a time that is over: they may do all. */
  suspended_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when they may only read for good. */
  banned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of a pen name: the account whose it is. Only rights, blocks and moderation may ask for it. */
  pen_of: ColumnType<string | null, string | null | undefined, never>;
  /** Of a pen name: since when nothing new appears under it. */
  pen_retired_at: ColumnType<Date | null, undefined, Date | null>;
  /** Of a pen name: whether authors who do not know it may ask it to write with them. */
  takes_invitations: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Date;
  updated_at: Date;
}

export interface SessionTable {
  id: string;
  player_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface CredentialTable {
  id: string;
  player_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A sign-up waiting for verification. It does not reserve its name or address. */
export interface SignUpAttemptTable {
  id: string;
  email: string;
  name: string;
  /** Hashed, as later stored in the credential. */
  password: string;
  /** The path to lead back to once the address is verified. */
  return_to: ColumnType<string | null, string | null | undefined, never>;
  /** What the visitor made here and takes along. */
  brought_id: ColumnType<string | null, string | null | undefined, never>;
  /** By which invitation they came; null where it took none. */
  invitation_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: Date;
}

export interface MailedCodeTable {
  /** Id of the sign-up attempt or of the recovery request. */
  id: string;
  purpose: 'sign-up' | 'recovery';
  email: string;
  code_hash: string;
  /** Hash of the token in the mail's link, if the link does not contain the code. */
  link_hash: string | null;
  /** Wrong codes entered in the requesting browser. */
  tries: ColumnType<number, number | undefined, number>;
  /** Wrong codes entered in other browsers. */
  tries_elsewhere: ColumnType<number, number | undefined, number>;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    player: PlayerTable;
    session: SessionTable;
    credential: CredentialTable;
    sign_up_attempt: SignUpAttemptTable;
    mailed_code: MailedCodeTable;
  }
}
