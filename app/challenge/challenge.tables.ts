import type { ColumnType, Generated } from 'kysely';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import type { Markup } from '~/stories/reading/text/markup/dialects';

type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** A week of the challenge. */
export interface ChallengeWeekTable {
  /** Its Monday, in UTC. */
  starts_on: string;
  /** Of its anthology. */
  id: string;
  /** What its anthology is called. */
  title: string;
  prompt: string;
  /** When its entries were published; null before, and while there was none. */
  revealed_at: Nullable<Date>;
}

/** A text that was entered. Its words are here until they are published. */
export interface ChallengeEntryTable {
  id: string;
  week: string;
  player_id: string | null;
  title: string;
  /** As they were written, marks included; empty once they are published. */
  body: string;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  word_count: number;
  content_rating: ContentRating;
  warnings: ContentWarning[];
  entered_at: Date;
  updated_at: Date;
  /** What it was published as. */
  story_id: Nullable<string>;
}

/** That a reader has read enough of a week, and would like to be drawn to pick from it. */
export interface ChallengeLotTable {
  week: string;
  player_id: string;
  entered_at: Date;
}

/** A reader who was drawn to pick from a week, or an editor who did. */
export interface ChallengePickTable {
  id: string;
  week: string;
  reader_id: string | null;
  editor: boolean;
  drawn_at: Date;
  /** Until when it is theirs to pick. */
  held_until: Date;
  lapsed_at: Nullable<Date>;
  story_id: Nullable<string>;
  /** What they say of it. */
  body: Nullable<string>;
  picked_at: Nullable<Date>;
  /** Since when moderators hide it. */
  hidden_at: Nullable<Date>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    challenge_week: ChallengeWeekTable;
    challenge_entry: ChallengeEntryTable;
    challenge_lot: ChallengeLotTable;
    challenge_pick: ChallengePickTable;
  }
}
