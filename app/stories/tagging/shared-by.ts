import { ANONYMOUS } from '~/accounts/anonymous';
import type { StoryWriter } from '../writers/writers';

/** Who else can change what is said of a story that was written in a room: names as they are on it, 'Anonymous' at most once. */
export type SharedBy = readonly string[];

/**
 * Who besides one of its writers can change what is said of a story from a room; undefined where they wrote it alone, or with AI writers.
 * People without a name on it are 'Anonymous', whether they have left or not: nobody learns which.
 * @param writers with the names that readers are shown.
 * @see docs/product/tags.md
 */
export function sharedBy(writers: readonly StoryWriter[], ownId: string): SharedBy | undefined {
  const people = writers.filter(({ isAi }) => !isAi);
  const isNamed = people.some(({ playerId }) => playerId === ownId);
  const others = people.filter(({ playerId }) => playerId !== ownId);
  const named = others.filter(({ playerId, hidden }) => playerId !== null && !hidden).map(({ name }) => name);
  // One of those without a name is the person themselves, if no name on it is theirs.
  const nameless = others.length - named.length - (isNamed ? 0 : 1);
  const all = nameless > 0 ? [...named, ANONYMOUS] : named;
  return all.length > 0 ? all : undefined;
}
