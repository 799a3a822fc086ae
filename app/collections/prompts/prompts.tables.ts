import type { ColumnType } from 'kysely';
import type { PromptState } from './prompt';

/** What a collection would like stories about. */
interface CollectionPromptTable {
  id: ColumnType<string, string, never>;
  collection_id: ColumnType<string, string, never>;
  /** Who wrote it; null once they have left. */
  player_id: ColumnType<string | null, string, never>;
  body: string;
  /** Names of fandoms, in one line; empty for any. */
  fandoms: string;
  /** Whether it is for those alone who ask for Mature stories. */
  mature: boolean;
  /** Whether several people may claim it. */
  several: boolean;
  /** Until when its story is wanted; null for no such time. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  state: PromptState;
  made_at: ColumnType<Date, Date, never>;
  /** Since when moderators keep it out of sight. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** An author who writes for a prompt. Their claim is fulfilled while a story of theirs in the collection names it. */
interface PromptClaimTable {
  prompt_id: ColumnType<string, string, never>;
  player_id: ColumnType<string, string, never>;
  claimed_at: ColumnType<Date, Date, never>;
  /** The due time that they were reminded of. */
  reminded_of: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    collection_prompt: CollectionPromptTable;
    prompt_claim: PromptClaimTable;
  }
}
