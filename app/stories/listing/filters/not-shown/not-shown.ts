/** What a list leaves out for its reader: what they hide, and what is by people whom they mute, or between whom and them there is a block. */
export interface NotShown {
  /** How many stories fit the list besides; counted up to `MOST_NOT_SHOWN` and one more. */
  stories: number;
  /** Whether all are by the author whose page it is, and the reader hides none of them: then they are left out for who wrote them. */
  areForAuthor?: boolean;
  /** Whether they are shown now, because the address asks for them. */
  areShown: boolean;
}

/** How far such stories are counted. */
export const MOST_NOT_SHOWN = 1_000;

/** The parameter that asks a list for what it leaves out for its reader. */
export const SHOW_ALL = { name: 'show', value: 'all' } as const;

/** Whether an address asks for what a list leaves out; visitors hide nothing. */
export function asksForAll(query: URLSearchParams, viewerId: string | undefined): boolean {
  return viewerId !== undefined && query.get(SHOW_ALL.name) === SHOW_ALL.value;
}

/** Whether a list lacks stories for its reader, and says so. */
export function lacksSome(notShown: NotShown | undefined): boolean {
  return notShown !== undefined && notShown.stories > 0 && !notShown.areShown;
}
