import * as z from 'zod';

/** Where filters are kept: for all lists, or for those of a fandom. */
const scope = z.enum(['everywhere', 'fandom']);

/** The form that keeps the filters of a list as one's own, and the one that forgets them; `back` is the address of the list. */
export const keepFiltersForm = z.object({
  intent: z.enum(['keep-filters', 'forget-filters']),
  scope,
  fandom: z.string().max(200).default(''),
  filters: z.string().max(2_000).default(''),
});
