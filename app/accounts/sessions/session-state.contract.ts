import { z } from 'zod/mini';

/** What a page asks about its browser's session once that has ended. */
export const sessionState = z.object({
  /** Who is signed in by now; null for nobody. */
  viewerId: z.nullable(z.string()),
  /** Why the session of its cookie has ended, where that is known. */
  end: z.nullable(z.enum(['replaced', 'suspended'])),
});

export type SessionState = z.infer<typeof sessionState>;
