import type { ColumnType } from 'kysely';

type Ending = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A work, or a chapter of it, that is shared before it is public: with one person, or with those who have a link. */
export interface BetaShareTable {
  id: string;
  owner_id: string;
  /** A story, or the draft that becomes one. */
  work_id: string;
  /** Published or not; null: the whole work. */
  chapter_id: string | null;
  /** What its link holds; null for what is shared with one person. */
  link: string | null;
  created_at: Date;
  ends_at: Date;
  /** Since when moderators keep it out of sight. */
  hidden_at: Ending;
}

/** Somebody with whom something is shared. */
export interface BetaReaderTable {
  share_id: string;
  player_id: string;
  since: Date;
  /** When the author ended it; a link does not bring them back. */
  removed_at: Ending;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    beta_share: BetaShareTable;
    beta_reader: BetaReaderTable;
  }
}
