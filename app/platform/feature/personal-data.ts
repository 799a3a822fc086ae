import type { Transaction } from 'kysely';
import type { Executor, Tables } from '../database/database.server';

/** A table with rows of persons, and what of these rows a person gets when they ask for their data. */
export interface PersonalTable {
  table: keyof Tables;
  /** The column with the player's id. */
  person: string;
  /** The file in the download, without its ending. */
  file: string;
  /** What is handed out, column by column; no secrets, nothing that would give a running game away. */
  columns: readonly string[];
  /** The column, among those handed out, that tells a person's rows apart; they come in its order. */
  key: string;
}

/** A text of a person's, as a file of its own. */
export interface PersonalText {
  name: string;
  text: string;
}

/** Somebody who deletes their account. */
export interface Leaving {
  playerId: string;
  /** Whether what they have published stays, without a name, or goes too. */
  works: WorksChoice;
  now: Date;
}

export type WorksChoice = 'keep' | 'delete';

/**
 * What a feature holds of persons. Each feature with a table that refers to players declares one of these; a test of
 * all features fails for a table that is in none.
 * @see docs/decisions/0042-data-of-a-person.md
 */
export interface PersonalData {
  tables: readonly PersonalTable[];
  /** Works that are easier to read as texts. */
  texts?(executor: Executor, playerId: string): AsyncIterable<PersonalText>;
  /**
   * Takes the person out of rows that do not go, or lose their name, with the player's own row. Part of the
   * transaction that deletes the account, before that row goes.
   */
  forget?(trx: Transaction<Tables>, leaving: Leaving): Promise<void>;
}

/** A table of persons whose columns are checked against what is known of it. */
export function personalTable<Name extends keyof Tables>(
  table: Name,
  declared: {
    person: keyof Tables[Name] & string;
    file: string;
    columns: readonly (keyof Tables[Name] & string)[];
    key: keyof Tables[Name] & string;
  },
): PersonalTable {
  return { table, ...declared };
}
