import type { StoryFilter } from '../listing/filters/filter-kinds';
import { type FilterName, filterNames, type StoryFilters, storyFilters } from '../listing/filters/story-filters';

/** Does something while lists have one more filter, as one that was added to `storyFilters`. */
export async function withFilter<Result>(
  declared: StoryFilter<string>,
  then: (name: FilterName, filtersOf: (value: string) => StoryFilters) => Promise<Result>,
): Promise<Result> {
  const name = 'madeUp' as FilterName;
  Object.assign(storyFilters, { [name]: declared });
  filterNames.push(name);
  try {
    return await then(name, (value) => ({ [name]: value }));
  } finally {
    filterNames.pop();
    Reflect.deleteProperty(storyFilters, name);
  }
}
