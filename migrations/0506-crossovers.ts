import type { BigIndex } from '~/platform/migrations/schema-change';

/** A fandom's lists have its crossovers, too, which its own indexes do not lead to. */
export async function up(): Promise<void> {
  // There is nothing but indexes.
}

export const indexes: readonly BigIndex[] = [
  { name: 'story_listing_fandom', on: 'story_listing (fandom_id)' },
  // Few stories are of several fandoms, or of one that an author named and wranglers merged: those of a common fandom are not looked through.
  {
    name: 'story_listing_crossovers',
    on: `story_listing using gin (tags) with (fastupdate = off) where fandoms > 1 or starts_with(fandom_id, '~')`,
  },
];
