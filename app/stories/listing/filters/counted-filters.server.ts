import type { Executor } from '~/platform/database/database.server';
import { countedAs } from '~/tags/naming/named-tags.server';
import { type StoryFilters, storyFilters } from './story-filters';

/**
 * What a reader has kept, in the same order, with the tags as which those of its filters count by now: wranglers may have merged them.
 * @see docs/product/tags.md
 */
export async function withCountedTags<Kept extends { filters: StoryFilters }>(executor: Executor, kept: readonly Kept[]): Promise<Kept[]> {
  const ids = kept.flatMap(({ filters }) => idsIn(filters));
  if (ids.length === 0) return [...kept];
  const counted = await countedAs(executor, ids);
  const countsAs = new Map(ids.map((id, place) => [id, String(counted[place])]));
  return kept.map((each) => {
    const tags = storyFilters.tags.read(idsIn(each.filters).flatMap((id) => countsAs.get(id) ?? []));
    return each.filters.tags === undefined ? each : { ...each, filters: { ...each.filters, tags } };
  });
}

/** Those of excluded tags are negative. */
function idsIn({ tags }: StoryFilters): number[] {
  return tags?.split(',').map(Number) ?? [];
}
