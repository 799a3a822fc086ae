import * as z from 'zod/mini';

/** Path and query of a page. */
const address = z.string().check(z.startsWith('/'), z.maxLength(300));

/** A story, or a chapter of one, as the device lists it. */
const keptStory = z.object({
  address,
  title: z.string().check(z.maxLength(300)),
});
export type KeptStory = z.output<typeof keptStory>;

/** From a page to the service worker: what its reader has read, or wants to read later, to be kept on this device. */
export const keepMessage = z.discriminatedUnion('keep', [
  /** A page that is being read. */
  z.object({ keep: z.literal('read'), story: keptStory }),
  /** What was read is forgotten: one story with all its chapters, or everything. */
  z.object({ keep: z.literal('nothing-read'), address: z.optional(address) }),
  /** A story that was marked for later. */
  z.object({ keep: z.literal('later'), story: keptStory }),
  /** It is no longer marked, or there are no others than these. */
  z.object({ keep: z.literal('no-longer'), story: keptStory }),
  z.object({ keep: z.literal('all-later'), stories: z.array(keptStory) }),
]);
export type KeepMessage = z.output<typeof keepMessage>;

/** From the service worker to the page that has sent it all stories for later: how many of them this device keeps. */
export const keptLater = z.object({
  keptLater: z.number(),
  of: z.number(),
  /** Whether there is no room for the others. */
  isFull: z.boolean(),
});
export type KeptLater = z.output<typeof keptLater>;

/** What the device knows of a page that it keeps. */
export const keptEntry = z.extend(keptStory, {
  kind: z.enum(['read', 'later']),
  /** Whether it goes on with a story whose first page is listed. */
  goesOn: z.boolean(),
  /** When it was fetched, in ms since 1970. */
  at: z.number(),
  /** Its length, in characters. */
  size: z.number(),
});
export type KeptEntry = z.output<typeof keptEntry>;

/** A page as it is kept: its markup, and the policy under which its own scripts may run. */
export const keptDocument = z.object({ html: z.string(), policy: z.string() });
