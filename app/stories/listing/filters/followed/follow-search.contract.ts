import * as z from 'zod';

/** The form that follows a search, or no longer; `search` is the query of its address, `back` the page that it was sent from. */
export const followSearchForm = z.object({
  intent: z.enum(['follow-search', 'unfollow-search']),
  search: z.string().max(4_000),
});
