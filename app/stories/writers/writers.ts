import { ANONYMOUS } from '~/accounts/anonymous';
import { listText } from '~/platform/text/format-numbers';

/** A writer of one part of a collaborative story. */
export interface StoryWriter {
  /** Null for an AI writer, and for a person whose account is gone. */
  playerId: string | null;
  /** Their current name. */
  name: string;
  isAi: boolean;
  /** Whether an operator hid them: their name is not shown and links nowhere. */
  hidden: boolean;
  /** Their part of the story, in characters as people count them. */
  characters: number;
}

/** A person credited for a story. */
export interface Credit {
  name: string;
  /** Null for AI writers, and for people without a page. */
  playerId: string | null;
  isAi: boolean;
}

/** Everybody credited for a story, 'Anonymous' if nobody is. @param author as for `bylineOf`. */
export function creditsOf(author: { name: string | null; id: string | null }, writers: readonly StoryWriter[]): Credit[] {
  if (writers.length === 0) return [{ name: author.name ?? ANONYMOUS, playerId: author.id, isAi: false }];
  return writers.map(({ name, playerId, isAi, hidden }) => ({ name, playerId: hidden ? null : playerId, isAi }));
}

/** The credits of a story by several authors; undefined for a story by one, and for what a room wrote, which stands under no one author. */
export function jointCredits(
  author: { name: string | null; id: string | null },
  writers: readonly StoryWriter[],
): readonly Credit[] | undefined {
  return author.id !== null && writers.length > 0 ? creditsOf(author, writers) : undefined;
}

const AI_WRITERS = 'AI writers';

/**
 * The byline of a story, such as 'Ada', or 'Ada, Ben and AI writers' for several writers.
 * @param author the one author's name; null where there is none.
 * @param writers in the order of their first turns; empty for a story by one author.
 * @see docs/product/story-weave.md
 */
export function bylineOf(author: string | null, writers: readonly Pick<StoryWriter, 'name' | 'isAi'>[]): string {
  if (writers.length === 0) return author ?? ANONYMOUS;
  const people = writers.filter(({ isAi }) => !isAi).map(({ name }) => name);
  const names = writers.some(({ isAi }) => isAi) ? [...people, AI_WRITERS] : people;
  return names.length === 0 ? ANONYMOUS : listText(names);
}
