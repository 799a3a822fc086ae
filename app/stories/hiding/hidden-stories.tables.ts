/** That a reader does not want a story in their lists. */
export interface HiddenStoryTable {
  player_id: string;
  story_id: string;
  hidden_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    hidden_story: HiddenStoryTable;
  }
}
