/** When a follower last opened a story of a fandom they follow. */
export interface StorySeenTable {
  player_id: string;
  story_id: string;
  seen_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_seen: StorySeenTable;
  }
}
