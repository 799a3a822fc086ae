import * as z from 'zod/mini';

/** Tags that are offered for what has been typed, the likeliest first, with how many stories have each; `isNear`: what was typed may be another spelling of it. */
export const tagSuggestions = z.object({
  tags: z.array(z.object({ name: z.string(), stories: z.number(), isNear: z.optional(z.boolean()) })),
});
export type TagSuggestions = z.output<typeof tagSuggestions>;
