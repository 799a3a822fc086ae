/** Who writes on a chapter of a story by several, published or not. */
export interface ChapterHoldTable {
  chapter_id: string;
  story_id: string;
  player_id: string;
  until: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    chapter_hold: ChapterHoldTable;
  }
}
