import type { StoryArena } from '~/site/arenas';
import type { NamedTag } from '~/tags/naming/named-tags.server';
import type { TagsService } from '~/tags/tags.server';
import { fieldsIn } from '../../search/search-fields';
import { filterNamed, filterNames, filtersIn, MOST_TAGS, type StoryFilters, storyFilters } from './story-filters';

interface Addressed {
  filters: StoryFilters;
  viewerId: string | undefined;
}

/** A tag that a reader named. */
export interface AskedTag extends NamedTag {
  isExcluded: boolean;
}

/** What filters ask for and a list does without. */
export interface LeftOut {
  /** Names of tags that a reader typed and no story has. */
  unknown: string[];
  /** Names of tags that are more than a list takes. */
  tooMany: string[];
  /** Whether an 'or' beside a field of a search was left out. */
  isWithoutOr?: boolean;
}

/** Filters with what a reader typed, and what was left out of them. */
export interface WithTyped {
  filters: StoryFilters;
  leftOut: LeftOut;
}

/**
 * The filters of a list, with what the fields of its search ask for.
 * @returns the words of the search, too, and whether they ask for a tag that no story has.
 */
export async function searchedFor(
  tags: TagsService,
  { search, arena, ...addressed }: Addressed & { search: string; arena: StoryArena | undefined },
): Promise<WithTyped & { words: string; isWithoutStories: boolean }> {
  const { words, tags: asked, values, isWithoutOr } = fieldsIn(search);
  const query = new URLSearchParams(values);
  // What a field says of what can be several is asked besides; of what can be one thing only, it says what.
  for (const name of filterNames) {
    const value = addressed.filters[name];
    if (value !== undefined && ['several', 'tags'].includes(filterNamed(name).by)) query.append(name, value);
  }
  const filters = { ...addressed.filters, ...filtersIn(query, arena) };
  const typed = await withTags(tags, { ...addressed, filters }, asked);
  const isWithoutStories = asked.some(({ name, isExcluded }) => !isExcluded && typed.leftOut.unknown.includes(name));
  return { words, ...typed, leftOut: { ...typed.leftOut, ...(isWithoutOr && { isWithoutOr }) }, isWithoutStories };
}

/**
 * Filters with tags that a reader named, each as which it counts by now.
 * @param most how many the list takes: those that its address has before those that were named.
 */
export async function withTags(
  tags: TagsService,
  { filters, viewerId }: Addressed,
  asked: readonly AskedTag[],
  most = MOST_TAGS,
): Promise<WithTyped> {
  if (asked.length === 0 && filters.tags === undefined) return { filters, leftOut: { unknown: [], tooMany: [] } };
  const known = filters.tags === undefined ? [] : await tags.countedAs(filters.tags.split(',').map(Number));
  const ids = await tags.idsOf(asked, viewerId);
  const named = ids.flatMap((id, place) => (id === undefined ? [] : [`${asked[place]?.isExcluded ? '-' : ''}${id}`]));
  const all = storyFilters.tags.read([...known.map(String), ...named])?.split(',') ?? [];
  const tooMany = all.slice(most).map((id) => Math.abs(Number(id)));
  return {
    filters: { ...filters, tags: storyFilters.tags.read(all.slice(0, most)) },
    leftOut: {
      unknown: asked.flatMap(({ name }, place) => (ids[place] === undefined ? [name] : [])),
      tooMany: (await tags.named(tooMany, viewerId)).map(({ name }) => name),
    },
  };
}
