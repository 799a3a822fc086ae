import * as z from 'zod/mini';

/** A comment as one reader sees it; safe to send to anybody who may read the story. */
const comment = z.object({
  id: z.string(),
  author: z.string(),
  /** Such as 'Mar 1, 2026'. */
  date: z.string(),
  text: z.string(),
  /** Whether it was changed after it was posted. */
  edited: z.boolean(),
  /** The number of its chapter; undefined for the story as a whole. */
  chapter: z.optional(z.number()),
  may: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type FanComment = z.output<typeof comment>;

/** Comments, newest first. */
export const commentPage = z.object({
  comments: z.array(comment),
  /** The cursor of the next page; undefined on the last. */
  next: z.optional(z.string()),
});
export type CommentPage = z.output<typeof commentPage>;

/** The server's answer to a comment: the newest comments as they are now, or why it was refused. */
export const commentAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), page: commentPage }),
  z.object({ ok: z.literal(false), text: z.string() }),
]);
export type CommentAnswer = z.output<typeof commentAnswer>;
