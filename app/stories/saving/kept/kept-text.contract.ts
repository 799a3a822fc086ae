import * as z from 'zod/mini';
import { MAX_SENT, MAX_VERSION } from '../save.contract';

/** A text that a person is writing, as the server last confirmed it, kept on a device for when there is no network. */
export const keptText = z.object({
  writerId: z.uuid(),
  /** The id of a story or of a chapter's draft. */
  textId: z.uuid(),
  kind: z.enum(['session', 'revision', 'chapter']),
  /** Path and query of its desk. */
  address: z.string().check(z.startsWith('/'), z.maxLength(2_000)),
  title: z.string().check(z.maxLength(MAX_SENT)),
  /** The protected beginning. */
  starter: z.string().check(z.maxLength(MAX_SENT)),
  body: z.string().check(z.maxLength(MAX_SENT)),
  /** 0: the server does not have it yet. */
  version: z.int().check(z.minimum(0), z.maximum(MAX_VERSION)),
  /** When its session ends, in ms since 1970. */
  endsAt: z.optional(z.number()),
  /** What saving it needs besides; its arena parses it. */
  place: z.optional(z.unknown()),
  /** When it was kept, in ms since 1970. */
  at: z.number(),
});

export type KeptText = z.output<typeof keptText>;
