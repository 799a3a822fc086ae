import type { ColumnType } from 'kysely';
import type { SaidOfStory } from '../../drafts/said-of-story';
import type { FoundPart } from './files/found-story';

/** Why a work could not be published: a statement took too long, or failed. */
export type PublishFailure = 'slow' | 'fault';

/** A work that a player brings from elsewhere. */
export interface ImportedWorkTable {
  /** That of its story, too. */
  id: string;
  player_id: string;
  /** The same for all works that were imported together. */
  batch_id: string;
  /** Null until all chapters are here. */
  story_id: ColumnType<string | null, undefined, string>;
  title: string;
  fandom_id: string;
  /** The fandom's name. */
  fandom: string;
  /** How many chapters it has. */
  chapters: number;
  /** What its file says of it, until it is a story. */
  said: ColumnType<SaidOfStory | null, string | null, null>;
  /** Its address in an archive. */
  address: string | null;
  /** Its author's name there; empty where none is given. */
  byline: string;
  /** Such as '2019-05-05'. */
  first_published: string | null;
  last_updated: string | null;
  series: ColumnType<FoundPart[], string, string>;
  imported_at: Date;
  /** When its author asked to publish it. */
  publish_asked_at: ColumnType<Date | null, undefined, Date | null>;
  /** Why it could not be published since; it is tried again when its author asks. */
  failure: ColumnType<PublishFailure | null, undefined, PublishFailure | null>;
  /** When it was published here, or let through by a moderator; its story stands at the day of its first publication. */
  released_at: ColumnType<Date | null, undefined, Date>;
  /** Whether it stood among the latest then. */
  in_latest: ColumnType<boolean, undefined, boolean>;
  /** Whether it waits for a moderator, or to be shown as new once one has let it through. */
  held: ColumnType<boolean, undefined, boolean>;
}

/** A chapter of such a work, until all of them are here. */
export interface ImportedChapterTable {
  work_id: string;
  player_id: string;
  /** From 1. */
  number: number;
  title: string;
  body: string;
  note_before: string;
  note_after: string;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    imported_work: ImportedWorkTable;
    imported_chapter: ImportedChapterTable;
  }
}
