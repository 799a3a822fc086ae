import type { ColumnType } from 'kysely';
import type { Passage } from '../comments/passages/passage';

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

/** A reader with whom something is shared. */
export interface BetaReaderTable {
  share_id: string;
  /** The name that was asked, or came: an account's, or that of a pen name. */
  player_id: string;
  since: Date;
  /** When the author ended it; a link does not bring them back. */
  removed_at: Ending;
}

/** What a person who reads along, or the author, says of a passage; or an answer to it. */
export interface BetaNoteTable {
  id: string;
  /** Whose words it is about. */
  owner_id: string;
  work_id: string;
  chapter_id: string;
  /** Null for a writer who has left. */
  author_id: string | null;
  /** The note that it answers. */
  answers_id: ColumnType<string | null, string | null, never>;
  /** The paragraph that it is about; null for answers. */
  passage: ColumnType<Passage | null, string | null, string>;
  body: string;
  /** The paragraph as it was stored when another wording was proposed, and that wording; null for notes without one. */
  replaces: ColumnType<string | null, string | null | undefined, null>;
  wording: ColumnType<string | null, string | null | undefined, null>;
  /** When the author took it. */
  taken_at: Ending;
  created_at: Date;
  resolved_at: Ending;
  /** Since when a gap stands in its place, as it has answers. */
  removed_at: Ending;
  /** Since when moderators keep it out of sight. */
  hidden_at: Ending;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    beta_share: BetaShareTable;
    beta_reader: BetaReaderTable;
    beta_note: BetaNoteTable;
  }
}
