import type { ColumnType } from 'kysely';

export interface PasskeyTable {
  id: string;
  player_id: string;
  /** The authenticator's name for it, in base64url. */
  credential_id: string;
  /** In base64url. */
  public_key: string;
  /** Uses that the authenticator has reported; 0 if it does not count. */
  counter: ColumnType<number, number, number>;
  transports: string[];
  /** Given by its owner. */
  name: string;
  created_at: Date;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** Challenges that were answered, until they expire: none is answered twice. */
export interface AnsweredChallengeTable {
  challenge: string;
  expires_at: Date;
}

export interface AuthenticatorAppTable {
  player_id: string;
  sealed_secret: string;
  /** The 30 s step of the newest code that was used. */
  last_step: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** When the first code was entered; null until then. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface RecoveryCodeTable {
  id: string;
  player_id: string;
  code_hash: string;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    passkey: PasskeyTable;
    answered_challenge: AnsweredChallengeTable;
    authenticator_app: AuthenticatorAppTable;
    recovery_code: RecoveryCodeTable;
  }
}
