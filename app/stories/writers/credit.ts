import type { Credit } from './writers';

/** What people read of a credit: an AI writer is marked as one. */
export function creditName({ name, isAi }: Pick<Credit, 'name' | 'isAi'>): string {
  return isAi ? `${name} (AI writer)` : name;
}
