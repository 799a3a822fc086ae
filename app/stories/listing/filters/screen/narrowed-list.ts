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
