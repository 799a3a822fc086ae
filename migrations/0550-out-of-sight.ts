import type { BigIndex } from '~/platform/migrations/schema-change';

/** Finds what is hidden and who is suspended, for the lists that a restored backup is brought up to date by, without reading all others. */
export async function up(): Promise<void> {}

export const indexes: readonly BigIndex[] = [
  { name: 'story_out_of_sight', on: `story (id) where status = 'hidden'` },
  { name: 'fanfic_comment_out_of_sight', on: 'fanfic_comment (id) where hidden_at is not null' },
  { name: 'player_out_of_sight', on: 'player (id) where hidden_at is not null' },
  { name: 'player_suspended', on: 'player (id) where suspended_until is not null' },
];
