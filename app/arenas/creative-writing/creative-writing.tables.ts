export interface WritingSessionTable {
  story_id: string;
  player_id: string;
  /** The title that the story falls back to when its writer leaves the field empty. */
  default_title: string;
  started_at: Date;
  ends_at: Date;
  /** Until then words typed before `ends_at` are still taken. */
  closes_at: Date;
  /** The save that the story's text comes from, so that a page knows its own words again. */
  last_save_id: string | null;
  settled_at: Date | null;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    writing_session: WritingSessionTable;
  }
}
