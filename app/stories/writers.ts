import { ANONYMOUS } from './story';

/** Somebody who wrote a part of a story that has several writers. */
export interface StoryWriter {
  /** Null for an AI writer, and for a person whose account is gone. */
  playerId: string | null;
  /** What people call them now. */
  name: string;
  isAi: boolean;
  /** How much of the story is theirs, in characters as people count them. */
  characters: number;
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
