import type { ColumnType } from 'kysely';

/** What a story names people for: it is written for them, or they read it before it was public. */
export const mentionKinds = ['gift', 'thanks'] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** What a story is of another one. */
export const sourceKinds = ['inspired', 'translation', 'podfic'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What becomes of being named: only 'agreed' is shown, and 'declined' keeps them from being named again. */
export type ConsentState = 'asked' | 'agreed' | 'declined';

/** A person whom a story names besides its authors. */
export interface StoryMentionTable {
  id: string;
  story_id: string;
  player_id: string;
  kind: MentionKind;
  state: ConsentState;
  /** Which author named them; null once that one has left. */
  named_by: ColumnType<string | null, string, null>;
  named_at: Date;
}

/** What a story comes from: another one of the site, or a page elsewhere. */
export interface StorySourceTable {
  id: string;
  story_id: string;
  kind: SourceKind;
  /** Null for a page elsewhere, which has an address and a title instead. */
  source_id: ColumnType<string | null, string | undefined, never>;
  address: ColumnType<string | null, string | undefined, never>;
  title: ColumnType<string | null, string | undefined, never>;
  state: ConsentState;
  /** Which author said so; null once that one has left. */
  named_by: ColumnType<string | null, string, null>;
  named_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_mention: StoryMentionTable;
    story_source: StorySourceTable;
  }
}
