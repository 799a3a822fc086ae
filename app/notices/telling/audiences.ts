/** Those who follow something: where that stands in the database. */
interface Audience {
  table: 'player_follow' | 'story_follow' | 'fandom_follow';
  followed: 'followed_id' | 'story_id' | 'fandom_id';
  follower: 'follower_id' | 'player_id';
}

/** Those who follow a story, its writer or its fandom. */
export const audiences = {
  story: { table: 'story_follow', followed: 'story_id', follower: 'player_id' },
  writer: { table: 'player_follow', followed: 'followed_id', follower: 'follower_id' },
  fandom: { table: 'fandom_follow', followed: 'fandom_id', follower: 'player_id' },
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceName = keyof typeof audiences;
