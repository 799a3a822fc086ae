import * as z from 'zod/mini';

/** What a page sends when it connects: whether it is a visitor's, which needs no session. */
export const liveGreeting = z.object({ visitor: z.optional(z.boolean()) });
export type LiveGreeting = z.output<typeof liveGreeting>;
