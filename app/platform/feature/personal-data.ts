import type { Transaction } from 'kysely';
import type { Executor, Tables } from '../database/database.server';

/** A table with personal data, and the part of it that a person's download contains. */
export interface PersonalTable {
  table: keyof Tables;
  /** The column with the player's id. */
  person: string;
  /** The file in the download, without extension. */
  file: string;
  /** Exported columns; no secrets, and nothing that would reveal the solution of a running game. */
  columns: readonly string[];
  /** The exported column that is unique among a person's rows and sorts them. */
  key: string;
  /** A condition of the rows that are handed out, as SQL; all of the person's without one. */
  only?: string;
  /** A row as it is handed out, where the table leaves words of the site's own to the code; as it is stored without this. */
  inWords?(row: Record<string, unknown>): Record<string, unknown>;
}

/** A person's text as a separate file. */
export interface PersonalText {
  name: string;
  text: string;
}

/** A person who deletes their account. */
interface Leaving {
  playerId: string;
  /** Whether published works stay without a name or are deleted. */
  works: WorksChoice;
  now: Date;
  /** A keyed hash of their address, for what must still find them. */
  addressHash: string;
}

export type WorksChoice = 'keep' | 'delete';

/**
 * The personal data of a feature. Each feature with a table that refers to players declares this; a test of
 * all features fails for undeclared tables.
 * @see docs/decisions/0042-data-of-a-person.md
 */
export interface PersonalData {
  tables: readonly PersonalTable[];
  /** Works that are easier to read as texts. */
  texts?(executor: Executor, playerId: string): AsyncIterable<PersonalText>;
  /**
   * Locks what other changes lock before they lock stories, such as cases, rooms, sessions and collections. It runs first in the transaction that deletes
   * the account, so that the two never wait for each other.
   */
  lock?(trx: Transaction<Tables>, playerId: string): Promise<unknown>;
  /**
   * Settles what is to count for the person still, before any feature forgets them. Part of the transaction that deletes the account; it
   * locks stories as `forget` does.
   */
  settle?(trx: Transaction<Tables>, leaving: Leaving): Promise<void>;
  /**
   * Removes the person from rows that are not deleted or anonymized with the player's own row. Part of the
   * transaction that deletes the account, before that row is deleted.
   */
  forget?(trx: Transaction<Tables>, leaving: Leaving): Promise<void>;
}

/** Declares a table with personal data; its columns are type-checked. */
export function personalTable<Name extends keyof Tables>(
  table: Name,
  declared: {
    person: keyof Tables[Name] & string;
    file: string;
    columns: readonly (keyof Tables[Name] & string)[];
    key: keyof Tables[Name] & string;
    only?: string;
    inWords?(row: Record<string, unknown>): Record<string, unknown>;
  },
): PersonalTable {
  return { table, ...declared };
}
