export interface WritingSessionTable {
  story_id: string;
  player_id: string;
  /** The title of the story when its writer leaves the field empty. */
  default_title: string;
  started_at: Date;
  ends_at: Date;
  /** Until then words typed before `ends_at` are still accepted. */
  closes_at: Date;
  /** The save that the story's text comes from, so that a page recognises its own words. */
  last_save_id: string | null;
  settled_at: Date | null;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    writing_session: WritingSessionTable;
  }
}
