import { z } from 'zod';

/** Marks one notice as read, or all until a time. */
export const readForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), id: z.uuid() }),
  z.object({ intent: z.literal('read-all'), until: z.iso.datetime() }),
]);
