/** Somebody who is named for a story. */
export interface Credit {
  name: string;
  /** Null for AI writers, and for people without a page. */
  playerId: string | null;
  isAi: boolean;
}

/** What people read of a credit: an AI writer is marked as one. */
export function creditName({ name, isAi }: Credit): string {
  return isAi ? `${name} (AI writer)` : name;
}
