/** Those who follow something: where that stands in the database. */
interface Audience {
  table: 'player_follow' | 'story_follow' | 'fandom_follow' | 'tag_follow' | 'collection_follow';
  followed: 'followed_id' | 'story_id' | 'fandom_id' | 'tag_id' | 'collection_id';
  follower: 'follower_id' | 'player_id';
}

/** Those who follow a story, its writer, its fandom, one of its tags, or a series or list that it is in. */
export const audiences = {
  story: { table: 'story_follow', followed: 'story_id', follower: 'player_id' },
  writer: { table: 'player_follow', followed: 'followed_id', follower: 'follower_id' },
  tag: { table: 'tag_follow', followed: 'tag_id', follower: 'player_id' },
  collection: { table: 'collection_follow', followed: 'collection_id', follower: 'player_id' },
  fandom: { table: 'fandom_follow', followed: 'fandom_id', follower: 'player_id' },
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceName = keyof typeof audiences;
