import * as z from 'zod/mini';
import { stickers } from './stickers/stickers';

/** A paragraph that comments are about: its place among a chapter's blocks, and how it begins. */
const quotedPassage = z.object({ at: z.number(), quote: z.string() });
export type QuotedPassage = z.output<typeof quotedPassage>;

/** A comment, or an answer to one, as one reader sees it; safe to send to anybody who may read the story. */
const comment = z.object({
  id: z.string(),
  /** The comment that it answers; undefined where it answers none. */
  answers: z.optional(z.string()),
  author: z.string(),
  /** The id of its author; undefined once they have left. */
  authorId: z.optional(z.string()),
  /** Who its author is besides a reader. */
  badge: z.optional(z.enum(['author', 'moderator', 'administrator', 'wrangler', 'visitor'])),
  /** Whether it is by a person whom this reader blocks, under a story of theirs: it is folded. */
  folded: z.boolean(),
  /** That it was reported as grave, and nobody has looked at it yet: it is folded for all but its writer. */
  behindDoor: z.optional(z.literal(true)),
  /** Such as 'Mar 1, 2026'. */
  date: z.string(),
  text: z.string(),
  /** Whether it was changed after it was posted. */
  edited: z.boolean(),
  /** Whether addresses in it can be clicked: not in those of newcomers. */
  linked: z.boolean(),
  /** Whether it waits for the yes of the story's author, and others do not see it. */
  waiting: z.boolean(),
  /** Whether the story's author has closed its thread. */
  frozen: z.boolean(),
  /** The number of its chapter; undefined for the story as a whole. */
  chapter: z.optional(z.number()),
  /** The paragraph that it is about, as it is now; null where that has changed; undefined for the chapter or the story as a whole. */
  about: z.optional(z.nullable(quotedPassage)),
  may: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    /** Whether removing it can block its writer: not below a story whose name a collection holds back, as the block would tell whose it is. */
    block: z.boolean(),
    approve: z.boolean(),
    answer: z.boolean(),
    freeze: z.boolean(),
  }),
});
export type FanComment = z.output<typeof comment>;

/** Answers to a comment, oldest first. */
export const answerPage = z.object({
  answers: z.array(comment),
  /** The cursor of earlier ones; undefined where the first is here. */
  earlier: z.optional(z.string()),
});
export type AnswerPage = z.output<typeof answerPage>;

/** A comment with the latest of its answers. */
const thread = z.extend(answerPage, {
  id: z.string(),
  /** Undefined where it was removed or is not shown to this reader, but answers to it are. */
  comment: z.optional(comment),
});
export type Thread = z.output<typeof thread>;

/** Threads, newest first, and what this reader may do about them. */
export const commentPage = z.object({
  threads: z.array(thread),
  /** The paragraph whose comments were asked for; undefined for all others, and where there is no such paragraph. */
  about: z.optional(quotedPassage),
  /** The cursor of the next page; undefined on the last. */
  next: z.optional(z.string()),
  /** What becomes of what this reader writes: it appears at once, waits for the author's yes, or is not taken. */
  posting: z.enum(['shown', 'waiting', 'closed']),
  /** Why it is not taken; undefined where it is. */
  closed: z.optional(z.string()),
  /** Whether this visitor may comment without an account; undefined for everybody with one. */
  visitors: z.optional(z.literal(true)),
  /** What readers said of the chapter without words; undefined where not one chapter was asked for. */
  stickers: z.optional(
    z.object({
      /** Whether this reader may say something. */
      offered: z.boolean(),
      given: z.array(z.object({ sticker: z.enum(stickers), count: z.number(), own: z.boolean() })),
    }),
  ),
  /** How many comments wait for this reader's yes; 0 for everybody but the story's author. */
  waiting: z.number(),
  /** What invites the author of a story under a pen name to comment under it; undefined for everybody else. */
  commentAs: z.optional(z.string()),
  /** What a newcomer cannot do yet, and when they can; undefined for everybody else. */
  newcomer: z.optional(z.string()),
});
export type CommentPage = z.output<typeof commentPage>;

/** The server's answer to a comment: the comment as it is now, null when it was removed, or why it was refused. */
export const commentAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), comment: z.nullable(comment) }),
  z.object({ ok: z.literal(false), text: z.string() }),
]);
export type CommentAnswer = z.output<typeof commentAnswer>;
