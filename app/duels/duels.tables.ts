import type { ColumnType, Generated } from 'kysely';
import type { ContentWarning } from '~/stories/content-rating/content-rating';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import type { AiUse, DuelRating } from './rules/statements';

type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;
type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>;

/** A text that is written for a duel, or stands in one. */
export interface DuelTextTable {
  id: string;
  /** Null once its writer has left. */
  player_id: string | null;
  /** The id of its card. */
  card: string;
  title: string;
  /** The words as they were written, marks included. */
  body: Defaulted<string>;
  /** The version of the markup that it is written in; set by the database. */
  markup: Generated<Markup>;
  word_count: Defaulted<number>;
  version: Defaulted<number>;
  last_save_id: Nullable<string>;
  /** Ids of its last saves, newest first. */
  taken_saves: Defaulted<string[]>;
  started_at: Date;
  updated_at: Date;
  /** Of a sprint; null for a text that has until the next day. */
  minutes: number | null;
  /** When writing ends. */
  ends_at: Date;
  /** When words that were typed before no longer arrive. */
  closes_at: Date;
  /** When it can no longer be handed in. */
  hand_in_by: Date;
  content_rating: Defaulted<DuelRating>;
  warnings: Defaulted<ContentWarning[]>;
  /** What its writer says of AI; null until it is sealed. */
  ai: Nullable<AiUse>;
  /** Whether its writer's name stands at the outcome. */
  named: Defaulted<boolean>;
  sealed_at: Nullable<Date>;
  /** Its writer's rating when it was sealed. */
  mean: Nullable<number>;
  /** Hashes of some of its phrases, by which a text like it is found. */
  sketch: Defaulted<number[]>;
  /** The duel for whose rematch it is written. */
  rematch_id: Nullable<string>;
  /** Null until it is paired, or read alone. */
  duel_id: Nullable<string>;
  /** Since when moderators hide it. */
  hidden_at: Nullable<Date>;
  /** Since when its writer sees the outcome. */
  released_at: Nullable<Date>;
  /** What of its writer's own readings paid for that. */
  spent_words: Defaulted<number>;
  spent_duels: Defaulted<number>;
  /** What its writer made of it: a story, a draft, or nothing that others see. */
  kept_as: Nullable<'story' | 'draft' | 'own'>;
  story_id: Nullable<string>;
}

/** Two texts to the same card, or one that is read alone. */
export interface DuelTable {
  id: string;
  card: string;
  first_id: string;
  /** Null for a text that is read alone. */
  second_id: string | null;
  /** How many readings close it. */
  wanted: number;
  made_at: Date;
  decided_at: Nullable<Date>;
  first_votes: Defaulted<number>;
  second_votes: Defaulted<number>;
}

/** A duel in a reader's hands. */
export interface DuelReadingTable {
  id: string;
  duel_id: string;
  /** Null once the reader has left. */
  reader_id: string | null;
  status: 'held' | 'done' | 'swapped' | 'lapsed';
  /** Whether they are shown the second text first. */
  turned: boolean;
  dealt_at: Date;
  held_until: Date;
  /** When they were shown the texts first. */
  opened_at: Nullable<Date>;
  ended_at: Nullable<Date>;
  /** Why it was swapped. */
  why: Nullable<'known' | 'not-for-me'>;
  /** Words that were read. */
  words: Defaulted<number>;
  picked_id: Nullable<string>;
  /** Whether the reader's name stands with what they say. */
  named: Defaulted<boolean>;
}

/** What a reader says about one of the texts. */
export interface DuelNoteTable {
  id: string;
  reading_id: string;
  text_id: string;
  /** The sentence of the text that they would keep. */
  line: string;
  body: string;
  written_at: Date;
  thanked_at: Nullable<Date>;
  helped_at: Nullable<Date>;
  /** Since when the text's writer does not want to see it. */
  put_away_at: Nullable<Date>;
  /** Since when moderators hide it. */
  hidden_at: Nullable<Date>;
}

/** The cards that lie before a person on a day. */
export interface DuelDrawTable {
  player_id: string;
  /** In UTC. */
  day: string;
  /** How often they have drawn again. */
  draws: number;
  cards: string[];
}

/** A duel whose writers may meet again. */
export interface DuelRematchTable {
  duel_id: string;
  asked_by: string;
  asked_at: Date;
  /** When the other one agreed. */
  agreed_at: Nullable<Date>;
  card: string;
}

/** A person who belongs to people who favour each other. */
export interface DuelRingMemberTable {
  player_id: string;
  ring_id: string;
  found_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    duel_text: DuelTextTable;
    duel: DuelTable;
    duel_reading: DuelReadingTable;
    duel_note: DuelNoteTable;
    duel_draw: DuelDrawTable;
    duel_rematch: DuelRematchTable;
    duel_ring_member: DuelRingMemberTable;
  }
}
