import { href } from 'react-router';
import { type StoryArena, storyArenas } from '~/site/arenas';

/** The address of an arena's own page in the library, or of the page of all stories. */
export function libraryAddress(home: StoryArena | undefined): string {
  const arena = slugOf(home);
  return arena ? href('/stories/:arena', { arena }) : href('/stories');
}

/** The part of an address that means an arena; undefined for all of them. */
export function slugOf(arena: StoryArena | undefined): string | undefined {
  return storyArenas.find(({ id }) => id === arena)?.slug;
}
