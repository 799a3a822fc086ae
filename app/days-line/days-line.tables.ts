import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A week of lines. */
export interface DaysLineWeekTable {
  /** Its Monday, such as '2026-03-02'. */
  starts_on: string;
  /** The site's own sentence, with which it begins. */
  opening: string;
  /** What its lines became in the library; null before, and when there were too few. */
  story_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A day, in UTC. */
export interface DaysLineTable {
  day: string;
  week: string;
  /** The sentence it opens with; null for the week's own opening. */
  opening_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The sentence that it chose; null before it was decided, and when there was none. */
  winner_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Null for the day that runs. */
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A sentence that was added to a day. */
export interface DaysLineSentenceTable {
  id: string;
  day: string;
  /** Null for a guest, and for a person whose account is gone. */
  player_id: string | null;
  /** Whose browser it came from, while that may matter; null for players. */
  guest_id: string | null;
  body: string;
  added_at: Date;
  /** Pairs in which it was dealt. */
  dealt: Generated<number>;
  /** Pairs of which one was picked. */
  compared: Generated<number>;
  picked: Generated<number>;
  /** Random: which of the sentences that were dealt equally often comes first. */
  deal_key: Generated<number>;
  /** What it surely deserves, from `picked` and `compared`. */
  standing: GeneratedAlways<number>;
  /** Since when moderators hide it. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether its writer has another one that counts, from before they signed in. */
  withdrawn: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Two sentences, of which a reader is to pick the better one. */
export interface DaysLinePairTable {
  id: string;
  day: string;
  player_id: string | null;
  guest_id: string | null;
  /** From 1, for each person and day. */
  number: number;
  /** The one that is shown first. */
  first_id: string;
  second_id: string;
  /** Null until they have picked. */
  picked_id: ColumnType<string | null, string | null | undefined, string | null>;
  picked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    days_line_week: DaysLineWeekTable;
    days_line: DaysLineTable;
    days_line_sentence: DaysLineSentenceTable;
    days_line_pair: DaysLinePairTable;
  }
}
