import type { ColumnType } from 'kysely';
import type { WorkState } from './collection';

/** What the owner of a collection of kind 'shared' settled about it. */
export interface SharedCollectionTable {
  collection_id: ColumnType<string, string, never>;
  /** Its address below /collections/. */
  slug: string;
  /** Whether a maintainer lets each story in. */
  moderated: boolean;
  /** Whether anybody may propose prompts. */
  proposals: ColumnType<boolean, boolean | undefined, boolean>;
  /** When it takes no more stories; null for never. */
  closes_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Until when its stories are hidden; null for never. */
  works_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Until when the names of their authors are; null for never. */
  authors_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A story that a player added to a collection. */
export interface SharedWorkTable {
  collection_id: ColumnType<string, string, never>;
  story_id: ColumnType<string, string, never>;
  /** Who added it: one of its authors; null once none is left. */
  player_id: string | null;
  state: WorkState;
  /** Whether it is a draft until the collection brings it out. */
  waits: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether readers find it without its author's name. */
  unnamed: ColumnType<boolean, boolean | undefined, boolean>;
  /** The prompt of the collection that it was written for. */
  prompt_id: ColumnType<string | null, string | null | undefined, string | null>;
  added_at: ColumnType<Date, Date, never>;
}

/** Who maintains a collection besides the one who started it, and who is asked to. */
interface CollectionMaintainerTable {
  collection_id: ColumnType<string, string, never>;
  player_id: ColumnType<string, string, never>;
  invited_at: ColumnType<Date, Date, never>;
  /** Null until they accept. */
  joined_at: Date | null;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    shared_collection: SharedCollectionTable;
    shared_work: SharedWorkTable;
    collection_maintainer: CollectionMaintainerTable;
  }
}
