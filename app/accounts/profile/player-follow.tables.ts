export interface PlayerFollowTable {
  follower_id: string;
  followed_id: string;
  created_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    player_follow: PlayerFollowTable;
  }
}
