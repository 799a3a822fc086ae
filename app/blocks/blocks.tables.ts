import type { BlockKind } from './blocks';

/** What one player has set against another: at most one of the two kinds. */
export interface PlayerBlockTable {
  player_id: string;
  /** The muted or blocked player. */
  other_id: string;
  kind: BlockKind;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    player_block: PlayerBlockTable;
  }
}
