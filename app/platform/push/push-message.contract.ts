import * as z from 'zod/mini';

/** What a device is sent: the server encrypts it, and the service worker shows it. */
export const pushMessage = z.object({
  title: z.string().check(z.maxLength(200)),
  body: z.string().check(z.maxLength(400)),
  /** Where it leads, on the site. */
  to: z.string().check(z.startsWith('/'), z.maxLength(500)),
  /** A message with the same tag replaces the one before. */
  tag: z.string().check(z.maxLength(100)),
  /** How many notices are unread, for the app's badge. */
  unread: z.int().check(z.minimum(0)),
});

export type PushMessage = z.output<typeof pushMessage>;
