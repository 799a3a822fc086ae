/** Kudos of people with an account. */
export interface StoryLikeTable {
  player_id: string;
  story_id: string;
  created_at: Date;
}

/** Kudos of visitors. */
export interface GuestKudosTable {
  story_id: string;
  /** The guest of a browser. */
  guest_id: string;
  given_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    story_like: StoryLikeTable;
    guest_kudos: GuestKudosTable;
  }
}
