import type { ColumnType } from 'kysely';

export interface PlayerTable {
  id: string;
  name: string;
  /** The name as compared: two players' names differ in this form. */
  name_key: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  bio: ColumnType<string, string | undefined, string>;
  /** The one session that counts; any other of this player was replaced or ended. */
  current_session_id: string | null;
  /** When an operator took the player out of others' sight; null for everybody else. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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

/** A sign-up that waits for its address to be verified. It holds neither name nor address against others. */
export interface SignUpAttemptTable {
  id: string;
  email: string;
  name: string;
  /** Hashed, as it will stand in the credential. */
  password: string;
  created_at: Date;
}

export interface MailedCodeTable {
  /** Of the sign-up attempt, or of the request to recover a password. */
  id: string;
  purpose: 'sign-up' | 'recovery';
  email: string;
  code_hash: string;
  /** Of the long token in the mail's link, where the link does not carry the code. */
  link_hash: string | null;
  /** Wrong codes typed in the browser that asked for this one. */
  tries: ColumnType<number, number | undefined, number>;
  /** Wrong codes typed in other browsers. */
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
