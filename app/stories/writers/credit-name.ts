import type { Credit } from './writers';

/** A credit as people read it: AI writers are marked as such. */
export function creditName({ name, isAi }: Pick<Credit, 'name' | 'isAi'>): string {
  return isAi ? `${name} (AI writer)` : name;
}
