import type { ColumnType } from 'kysely';
import type { BlockKind } from './blocks';

/** What one player has set against another: at most one of the two kinds. */
export interface PlayerBlockTable {
  player_id: string;
  /** The muted or blocked player. */
  other_id: string;
  kind: BlockKind;
  /** The pen name of theirs that the other one met; null for their own name. The other one misses that name alone. */
  as_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    player_block: PlayerBlockTable;
  }
}
