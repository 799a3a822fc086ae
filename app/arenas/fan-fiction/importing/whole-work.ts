import type { FoundStory } from './backlist/files/found-story';
import type { FoundWork } from './read-files';
import type { FoundChapter } from './split-chapters';

/** What files begin a story with. */
export type Work = Pick<FoundWork, 'title' | 'said' | 'origin'>;

/**
 * A work of which files say where it was before, as the import of many works takes it: so it keeps its notes, days, series and
 * address, and waits for a moderator where it names another author. Undefined for every other work.
 * @param fandomId of the fandom of the registry in which the story will stand.
 * @see docs/product/importing.md
 */
export function wholeWork({ title, said, origin }: Work, chapters: readonly FoundChapter[], fandomId: string): FoundStory | undefined {
  return origin && { title, fandom: fandomId, said, origin, chapters: [...chapters] };
}
