import * as z from 'zod/mini';
import { MAX_SENT, SAVE_BYTES } from '~/stories/saving/save.contract';
import { saidOfStory } from '../../drafts/said-of-story';
import { MAX_CHAPTERS, MAX_PART } from '../../limits';
import { SKETCH } from './files/sketch';

/** The most works that are imported at once. */
export const MAX_WORKS = 500;
/** The most files of a zip file that are looked at. */
export const MAX_ENTRIES = 5_000;
/** Most bytes of a request. */
export const IMPORT_BYTES = SAVE_BYTES;
/** Characters of the chapters that are sent in one request, unless a single one is longer. */
export const SENT_AT_ONCE = 200_000;

const name = z.string().check(z.maxLength(300));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const text = z.string().check(z.maxLength(MAX_SENT));
/** Who sends: on a shared computer somebody else may be signed in by now. */
const writerId = z.uuid();

const origin = z.object({
  address: z.optional(name),
  byline: name,
  firstPublished: z.optional(day),
  lastUpdated: z.optional(day),
  series: z.array(z.object({ title: name, part: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_PART))) })).check(z.maxLength(5)),
});

/** Asks which works are on the site already. */
const look = z.object({
  kind: z.literal('look'),
  writerId,
  works: z
    .array(z.object({ id: z.uuid(), address: z.optional(name), sketch: z.array(z.int()).check(z.maxLength(SKETCH)) }))
    .check(z.maxLength(MAX_WORKS)),
});

/** Begins a work, without its chapters. */
const work = z.object({
  kind: z.literal('work'),
  writerId,
  /** The same for all works that are imported together. */
  batchId: z.uuid(),
  title: text,
  fandom: name,
  /** How many chapters it has. */
  chapters: z.int().check(z.minimum(1), z.maximum(MAX_CHAPTERS)),
  said: z.optional(saidOfStory),
  origin,
});

/** Chapters of a work that was begun. */
const chapters = z.object({
  kind: z.literal('chapters'),
  writerId,
  /** The number of the first, from 1. */
  from: z.int().check(z.minimum(1), z.maximum(MAX_CHAPTERS)),
  chapters: z
    .array(z.object({ title: text, body: text, noteBefore: z.optional(text), noteAfter: z.optional(text) }))
    .check(z.minLength(1), z.maxLength(MAX_CHAPTERS)),
});

/** The body of a request to /fan-fiction/imports/{workId}. */
export const sentImport = z.discriminatedUnion('kind', [look, work, chapters]);

export type LookedAt = z.output<typeof look>['works'];
export type SentWork = Omit<z.output<typeof work>, 'kind' | 'writerId'>;
export type SentChapters = Omit<z.output<typeof chapters>, 'kind' | 'writerId'>;

/** A work that is here already. */
const known = z.object({ id: z.uuid(), title: z.string(), by: z.enum(['address', 'text']) });

/** What the site answers: 'kept' while chapters are missing, 'story' once the work is a draft. */
export const importAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('known'), known: z.array(known) }),
  z.object({ status: z.literal('kept') }),
  z.object({ status: z.literal('story') }),
  z.object({ status: z.literal('refused'), text: z.string() }),
  z.object({ status: z.literal('signed-out') }),
]);

export type ImportAnswer = z.output<typeof importAnswer>;
export type KnownWork = z.output<typeof known>;
