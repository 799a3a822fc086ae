import * as z from 'zod/mini';

/** Tags that are offered for what somebody has typed, the likeliest first, with how many stories have each. */
export const tagSuggestions = z.object({ tags: z.array(z.object({ name: z.string(), stories: z.number() })) });
export type TagSuggestions = z.output<typeof tagSuggestions>;
