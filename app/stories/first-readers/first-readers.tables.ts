import type { ColumnType } from 'kysely';

type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;
type Counter = ColumnType<number, number | undefined, number>;

/** That a reader with an account has opened a story, and perhaps reached its end. */
export interface StoryReadingTable {
  story_id: string;
  /** A keyed hash of the reader. */
  reader: string;
  opened_at: Date;
  finished_at: Nullable<Date>;
}

/** A story that is a reader's 'One to read' until five people have reached its end. */
export interface ReaderPromiseTable {
  story_id: string;
  /** Whether it is the first of its writer, or nobody had finished it a week after it was published. */
  reason: 'first' | 'unread';
  /** ISO 639-3; 'und' where it cannot be told. */
  language: string;
  made_at: Date;
  /** To how many people it was shown. */
  shown: Counter;
  /** How many have reached its end since, up to five. */
  finished: Counter;
  first_finished_at: Nullable<Date>;
  /** When the fifth did. */
  kept_at: Nullable<Date>;
}

/** That a reader was shown a story as theirs to read. */
export interface ReaderOfferTable {
  reader_id: string;
  story_id: string;
  offered_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_reading: StoryReadingTable;
    reader_promise: ReaderPromiseTable;
    reader_offer: ReaderOfferTable;
  }
}
