import { href } from 'react-router';
import { arenaOfSlug, type StoryArena, type StorySort, storyArenas } from '~/stories/story';

/** A list of the library, as its address says it. */
export interface LibraryList {
  /** Undefined: all arenas. */
  arena: StoryArena | undefined;
  sort: StorySort;
}

export const sortOptions: readonly { value: StorySort; label: string }[] = [
  { value: 'latest', label: 'Latest First' },
  { value: 'rating', label: 'Highest Rated' },
];

/** The list that an address asks for; what it does not understand counts as not said. */
export function listOf(query: URLSearchParams): LibraryList {
  return { arena: arenaOfSlug(query.get('tab')), sort: query.get('sort') === 'rating' ? 'rating' : 'latest' };
}

/** The address of a list, or of the page of it that begins after a cursor. */
export function listAddress({ arena, sort }: LibraryList, after?: string): string {
  const query = new URLSearchParams();
  const slug = storyArenas.find(({ id }) => id === arena)?.slug;
  if (slug) query.set('tab', slug);
  if (sort !== 'latest') query.set('sort', sort);
  if (after) query.set('after', after);
  return query.size > 0 ? `${href('/stories')}?${query}` : href('/stories');
}

/** The tabs over the library, with the one that a list belongs to. */
export function libraryTabs({ arena, sort }: LibraryList): { to: string; label: string; current: boolean }[] {
  const tabs: { id: StoryArena | undefined; label: string }[] = [{ id: undefined, label: 'All Stories' }, ...storyArenas];
  return tabs.map(({ id, label }) => ({ label, to: listAddress({ arena: id, sort }), current: id === arena }));
}
