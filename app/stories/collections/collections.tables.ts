import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AnyCollectionKind } from './collection';

/** Stories that belong together: a series of its owner's own, a list of anybody's, or a shared collection of stories that many add. */
export interface CollectionTable {
  id: string;
  kind: ColumnType<AnyCollectionKind, AnyCollectionKind, never>;
  owner_id: ColumnType<string, string, never>;
  title: string;
  /** What its owner says it is about; empty for nothing. */
  summary: ColumnType<string, string | undefined, string>;
  /** What its owner says besides. */
  notes: ColumnType<string, string | undefined, string>;
  /** Of a series: whether its author says that nothing is to come. */
  complete: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether others may see it; series always are. */
  is_public: boolean;
  /** Of a public list: the fandom whose readers its owner recommends it to. */
  fandom_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether it is the list of its owner's bookmarks. */
  is_bookmarks: ColumnType<boolean, boolean | undefined, never>;
  made_at: ColumnType<Date, Date, never>;
  /** When its words or its stories last changed. */
  changed_at: Date;
  /** Since when moderators keep it out of sight. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CollectionStoryTable {
  id: GeneratedAlways<string>;
  collection_id: ColumnType<string, string, never>;
  /** The collection's. */
  owner_id: ColumnType<string, string, never>;
  story_id: ColumnType<string, string, never>;
  /** Its order among the others; there may be gaps. */
  place: number;
  /** What its owner notes beside it; empty for nothing. */
  note: ColumnType<string, string | undefined, string>;
  /** Their own tags of it. */
  own_tags: ColumnType<string[], string[] | undefined, string[]>;
  added_at: ColumnType<Date, Date, never>;
}

/** Who is told of what is added to a collection. */
interface CollectionFollowTable {
  player_id: ColumnType<string, string, never>;
  collection_id: ColumnType<string, string, never>;
  followed_at: ColumnType<Date, Date, never>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    collection: CollectionTable;
    /** Those that everybody may see; a view. */
    shown_collection: CollectionTable;
    collection_story: CollectionStoryTable;
    collection_follow: CollectionFollowTable;
  }
}
