import type { StorySort } from '../story-orders';
import { SHOW_ALL } from './not-shown/not-shown';
import { filterNames, type StoryFilters } from './story-filters';

/** The parameter that opens the filters of a list. */
export const OPEN_FILTERS = { name: 'filters', value: 'open' } as const;
/** Its value that asks for no filters, where a reader keeps some. */
export const NO_FILTERS = 'none';
/** The fields for tags that a reader types: those that stories have, and those that they do not. */
export const TYPED_TAGS = { included: 'with', excluded: 'without' } as const;

/** Which filters a reader keeps that fit a list. */
export interface KeptScopes {
  everywhere: boolean;
  /** For the list's fandom. */
  fandom: boolean;
}

/** What the addresses of every list may say besides what is its own. */
export const narrowingParameters = [...filterNames, OPEN_FILTERS.name, TYPED_TAGS.included, TYPED_TAGS.excluded] as const;

interface SaidList {
  /** Undefined: an order that only this list has. */
  sort: StorySort | undefined;
  /** The order that the list has at first. */
  usual?: StorySort | 'own';
  filters: StoryFilters;
  /** Whether it also has what lists leave out for this reader. */
  isWhole?: boolean | undefined;
  after?: string | undefined;
}

/** What the address of a list says: only what differs from the list as it is at first. */
export function listQuery({ sort, usual = 'latest', filters, isWhole, after }: SaidList): URLSearchParams {
  const said = { sort: sort === usual ? undefined : sort, ...filters, [SHOW_ALL.name]: isWhole && SHOW_ALL.value, after };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, value);
  return query;
}

/** An address with a query, where there is one. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The address of a list that asks for no filters, where it would begin with those that a reader keeps; any other as it is.
 * @param kept where they keep filters that fit the list; undefined where it begins whole.
 */
export function withoutKept(address: string, kept: KeptScopes | undefined): string {
  const [path = '', said] = address.split('?', 2);
  const query = new URLSearchParams(said);
  const isKept = kept !== undefined && (kept.everywhere || kept.fandom);
  if (!isKept || [...filterNames, 'q', 'after'].some((name) => query.has(name))) return address;
  query.set(OPEN_FILTERS.name, NO_FILTERS);
  return `${path}?${query}`;
}

/** The address of a list as it is shown, or of its page after a cursor. @param kept as for `withoutKept`. */
export function addressAsShown(path: string, list: SaidList, kept: KeptScopes | undefined): string {
  return withoutKept(withQuery(path, listQuery(list)), kept);
}
