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

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.server' {
  interface Tables {
    player: PlayerTable;
    session: SessionTable;
    credential: CredentialTable;
    verification: VerificationTable;
  }
}
