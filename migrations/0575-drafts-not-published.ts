import type { BigIndex } from '~/platform/migrations/schema-change';

/** Counts what somebody has begun without reading what stays of each chapter whose change they have published. */
export async function up(): Promise<void> {}

export const indexes: readonly BigIndex[] = [
  { name: 'chapter_draft_unpublished', on: 'chapter_draft (player_id) where base is distinct from updated_at' },
];
