import * as z from 'zod/mini';
import { origins } from '~/stories/reading/counting/origin';
import { block } from '~/stories/reading/text/chapter-text.contract';
import { tagKinds } from '~/tags/rules/tag';

/** A chapter in a list. */
const chapterName = z.object({ id: z.string(), number: z.number(), title: z.string() });
export type ChapterName = z.output<typeof chapterName>;

/** A story as one person reads it, with one of its chapters; safe to send to that person. */
const fanStory = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  /** Null when there is none. */
  authorId: z.nullable(z.string()),
  /** Everybody who wrote it, where several did. */
  credits: z.optional(z.readonly(z.array(z.object({ name: z.string(), playerId: z.nullable(z.string()), isAi: z.boolean() })))),
  fandom: z.object({ id: z.string(), name: z.string() }),
  /** Such as 'Mar 1, 2026'. */
  publishedOn: z.string(),
  publishedAt: z.string(),
  /** When its text or title last changed, as ISO 8601. */
  updatedAt: z.string(),
  /** The name of its cover. */
  cover: z.string(),
  /** The beginning of chapter 1, as plain text. */
  preview: z.string(),
  /** Its rating and warnings, such as 'Teen. Warnings: violence'. */
  content: z.optional(z.string()),
  /** What its author says it is about; empty for nothing. */
  summary: z.string(),
  /** What its author says before and after it; empty for nothing. */
  noteBefore: z.string(),
  noteAfter: z.string(),
  /** How many chapters there are and how far it is, such as '3 chapters', or '8/12 chapters · On hiatus'. */
  progress: z.string(),
  tags: z.array(z.object({ id: z.number(), kind: z.enum(tagKinds), name: z.string() })),
  /** Whether this person can have a book of it: not of Mature stories, and only members of those for members. */
  hasBook: z.boolean(),
  average: z.optional(z.number()),
  ratingCount: z.number(),
  /** This person's rating, 1 to 5. */
  ownRating: z.optional(z.number()),
  /** Whether this person is its author. */
  own: z.boolean(),
  /** What is said of a story that is in no list; undefined for all others. */
  outOfSight: z.optional(z.string()),
  liked: z.boolean(),
  /** Whether this person has bookmarked it. */
  bookmarked: z.boolean(),
  commentCount: z.number(),
  /** Whose comments appear under it. */
  commentRule: z.enum(['open', 'known', 'followed', 'approved', 'none']),
  /** Whether its author folds comments at paragraphs. */
  passagesFolded: z.boolean(),
  /** That its author lets people without an account comment. */
  letsVisitors: z.optional(z.literal(true)),
  chapters: z.array(chapterName),
  /** With its text. */
  chapter: z.extend(chapterName, { blocks: z.array(block), noteBefore: z.string(), noteAfter: z.string() }),
});
export type FanStory = z.output<typeof fanStory>;

/** The answer to a request for a story with one of its chapters; null when there is none that this person may read. */
export const storyAnswer = z.object({ story: z.nullable(fanStory) });
export type StoryAnswer = z.output<typeof storyAnswer>;

/** What a reader does: opens a story, turns to another chapter, likes it, or no longer does, or stops somewhere. */
export const readerForm = z.object({
  intent: z.enum(['read', 'turned', 'like', 'unlike', 'stopped']),
  /** From where they came to it. */
  from: z.optional(z.enum(origins)),
  /** The chapter that they opened or stopped in, and how far down it, from 0 to 1. */
  chapter: z.optional(z.uuid()),
  share: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1))),
});

/** The server's answer to a like, or to its end. */
export const likeAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), text: z.string() }),
]);
export type LikeAnswer = z.output<typeof likeAnswer>;
