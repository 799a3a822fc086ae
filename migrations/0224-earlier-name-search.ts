import type { BigIndex } from '~/platform/migrations/schema-change';

/** Nothing but the index is new. */
export async function up(): Promise<void> {}

/** People are found by the beginning of what they were called before. */
export const indexes: readonly BigIndex[] = [{ name: 'earlier_name_start', on: 'earlier_name (lower(name) collate "C")' }];
