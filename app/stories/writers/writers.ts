import { ANONYMOUS } from '~/accounts/anonymous';

/** Somebody who wrote a part of a story that has several writers. */
export interface StoryWriter {
  /** Null for an AI writer, and for a person whose account is gone. */
  playerId: string | null;
  /** What people call them now. */
  name: string;
  isAi: boolean;
  /** A person who was taken out of sight: their name is not shown, and leads nowhere. */
  hidden: boolean;
  /** How much of the story is theirs, in characters as people count them. */
  characters: number;
}

/** Somebody who is named for a story. */
export interface Credit {
  name: string;
  /** Null for AI writers, and for people without a page. */
  playerId: string | null;
  isAi: boolean;
}

/** Everybody who is named for a story, 'Anonymous' where there is nobody. @param author as for `bylineOf`. */
export function creditsOf(author: { name: string | null; id: string | null }, writers: readonly StoryWriter[]): Credit[] {
  if (writers.length === 0) return [{ name: author.name ?? ANONYMOUS, playerId: author.id, isAi: false }];
  return writers.map(({ name, playerId, isAi, hidden }) => ({ name, playerId: hidden ? null : playerId, isAi }));
}

const AI_WRITERS = 'AI writers';

/**
 * Whom a story is by, such as 'Ada', or 'Ada, Ben and AI writers' where several wrote it.
 * @param author the one author's name; null where there is none.
 * @param writers in the order in which they first wrote; empty for a story of one author.
 * @see docs/product/story-weave.md
 */
export function bylineOf(author: string | null, writers: readonly StoryWriter[]): string {
  if (writers.length === 0) return author ?? ANONYMOUS;
  const people = writers.filter(({ isAi }) => !isAi).map(({ name }) => name);
  const names = writers.some(({ isAi }) => isAi) ? [...people, AI_WRITERS] : people;
  const last = names.at(-1) ?? ANONYMOUS;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
