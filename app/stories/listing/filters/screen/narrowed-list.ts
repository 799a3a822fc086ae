import { numberText } from '~/platform/text/format';
import type { Counted } from '../../listed/facets.server';
import type { FilterOption } from '../filter-kinds';
import type { Narrowing } from '../narrowing.server';
import type { FilterName, StoryFilters } from '../story-filters';

/** A list as the filters above it show and change it. */
export interface NarrowedList {
  /** The address of its page, without a query. */
  path: string;
  /** What all addresses of the list say besides its order and filters, by the names of parameters. */
  kept: Readonly<Record<string, string>>;
  /** The value of its order in addresses. */
  sort: string;
  sorts: readonly { value: string; label: string }[];
  filters: StoryFilters;
  /** The filters that make a difference in it. */
  useful: readonly FilterName[];
  narrowing: Narrowing;
  /** The address of the list that some parameters name. */
  addressOf(query: URLSearchParams): string;
}

/** How many stories of a list have what an option asks for; 0 where they were not counted. */
export function countOf(counted: readonly Counted[] | undefined, value: string): number {
  return counted?.find((each) => each.value === value)?.stories ?? 0;
}

/** The options of a filter, with how many stories have what they ask for. */
export function withCounts(options: readonly FilterOption<string>[], counted: readonly Counted[] | undefined): FilterOption<string>[] {
  return options.map(({ value, label }) => {
    const stories = countOf(counted, value);
    return { value, label: stories > 0 ? `${label} (${numberText(stories)})` : label };
  });
}

/** The parameters of a list, as its form would send them. */
export function parametersOf({ kept, sort }: Pick<NarrowedList, 'kept' | 'sort'>, filters: StoryFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...kept, sort, ...filters })) if (value) query.set(name, value);
  return query;
}

/** The texts that a form holds, by the names of their fields. */
export function sentBy(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value);
  return query;
}
