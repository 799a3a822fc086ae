export interface WritingSessionTable {
  story_id: string;
  player_id: string;
  /** The story's title when its writer leaves the field empty. */
  default_title: string;
  started_at: Date;
  ends_at: Date;
  /** When it stops accepting words typed before `ends_at`. */
  closes_at: Date;
  /** The save that the story's text comes from, by which a page recognises its own words. */
  last_save_id: string | null;
  settled_at: Date | null;
}

/** The openers that a player has met. */
export interface WritingOpenerMetTable {
  player_id: string;
  /** The opener's key, such as 'lighthouse-logbook/green'. */
  opener: string;
  /** When last. */
  met_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    writing_session: WritingSessionTable;
    writing_opener_met: WritingOpenerMetTable;
  }
}
