import * as z from 'zod/mini';

/** A position in the order of writing: from 0. */
export const seatNumber = z.literal([0, 1, 2, 3, 4, 5, 6, 7]);
export type SeatNumber = z.output<typeof seatNumber>;

/** Server time, in ms since 1970. */
export const time = z.number();

/** How many drawn heads there are to pick from. */
export const HEADS = 12;

/** A seat, as everyone in the room may see it. */
const seatView = z.object({
  seat: seatNumber,
  kind: z.enum(['person', 'ai']),
  /** The display name of the person or the AI writer. */
  name: z.string(),
  initials: z.string(),
  /** The drawn head that the person picked; null for their initials. */
  head: z.nullable(z.int()),
  /** What the person does for the site; missing for most. */
  role: z.optional(z.enum(['moderator', 'administrator', 'wrangler'])),
  /** A person's public id; null for an AI writer. The viewer's own seat has the viewer's id. */
  playerId: z.nullable(z.string()),
  /** Null for a person. */
  aiWriterId: z.nullable(z.string()),
  /** The person has left or lost their connection; the seat is kept for a while. */
  away: z.boolean(),
  /** They are away because they lost their connection. */
  lost: z.boolean(),
  /** The person let two turns pass without a word, and is passed over until they respond. */
  passedOver: z.boolean(),
  /** The person writes from the next round on; until then an AI writer writes here. */
  fromNextRound: z.boolean(),
  /** Whether the running turn belongs to this seat, by any writer. */
  writing: z.boolean(),
  /** The AI writer of this seat has passed: it had no answer to the people's latest turn. */
  passes: z.boolean(),
});
export type SeatView = z.output<typeof seatView>;
/** In order; empty before the first person sits down. */
export const seats = z.readonly(z.array(seatView));

/** Words with their writer. */
export const written = {
  seat: seatNumber,
  kind: z.enum(['person', 'ai']),
  writer: z.string(),
  /** Null for an AI writer, or a person whose account is gone. */
  playerId: z.nullable(z.string()),
  aiWriterId: z.nullable(z.string()),
  text: z.string(),
};
