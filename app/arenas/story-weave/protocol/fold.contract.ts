import * as z from 'zod/mini';
import { markKind } from './mark.contract';
import { seatNumber, time, written } from './seat.contract';

/** A line of a game of Fold that was read out. */
export const foldLineView = z.object({
  /** Its story, by the place of who began it. */
  sheet: z.int(),
  round: z.int(),
  ...written,
});
export type FoldLineView = z.output<typeof foldLineView>;

/** A title that was proposed for a story, with the seat of who proposed it and of those who want it. */
const foldTitleView = z.object({ sheet: z.int(), title: z.string(), by: z.nullable(seatNumber), seats: z.readonly(z.array(seatNumber)) });

/** A game of Fold as everyone sees it: no line before it is read out. */
const anyFold = {
  /** From 1; 0 before the first. */
  round: z.int(),
  rounds: z.int(),
  phase: z.enum(['rest', 'writing', 'reading', 'voting', 'over']),
  /** When the phase ends at the latest; a round has that once most have handed in. */
  endsAt: z.nullable(time),
  writers: z.readonly(z.array(z.object({ seat: seatNumber, done: z.boolean() }))),
  /** The stories: who began each, and what it is about once it is read out. */
  sheets: z.readonly(z.array(z.object({ seat: seatNumber, writer: z.string(), prompt: z.string(), lines: z.int() }))),
  /** How many lines were read out, and of how many. */
  read: z.int(),
  of: z.int(),
  /** The story that is being read, by its place; null while none is. */
  reading: z.nullable(z.int()),
  /** The seat of who reads it out, whom the others leave 20 s for each line; null where anybody may read. */
  reader: z.nullable(seatNumber),
  /** When the phase began, or the latest line was read out. */
  since: time,
  /** How many people found a line the best, and how many are done. */
  voted: z.int(),
  titles: z.readonly(z.array(foldTitleView)),
  ready: z.readonly(z.array(seatNumber)),
};
export const foldChange = z.object(anyFold);
/** The viewer's part in a game of Fold; only in what is sent to them alone. */
const ownFold = z.object({
  round: z.int(),
  /** What the server has of their line. */
  text: z.string(),
  done: z.boolean(),
  /** All that they see of the story that they hold: the last sentence, or its prompt. */
  seen: z.string(),
  isPrompt: z.boolean(),
  /** While people write: the story that they hold, by its place, and the title that they propose for it. */
  sheet: z.nullable(z.int()),
  title: z.nullable(z.string()),
  /** Their lines of the rounds before. */
  lines: z.readonly(z.array(z.object({ round: z.int(), text: z.string() }))),
  /** The line that they find the best of the night. */
  pick: z.nullable(z.object({ sheet: z.int(), round: z.int() })),
  marks: z.readonly(z.array(z.object({ sheet: z.int(), round: z.int(), kind: markKind }))),
});
export type OwnFold = z.output<typeof ownFold>;
export const foldView = z.object({ ...anyFold, lines: z.readonly(z.array(foldLineView)), own: z.nullable(ownFold) });
export type FoldView = z.output<typeof foldView>;

/** A story that a closed game of Fold has left. */
export const foldedStory = z.object({
  storyId: z.string(),
  title: z.string(),
  prompt: z.string(),
  lines: z.readonly(z.array(z.extend(foldLineView, { marks: z.int(), votes: z.int() }))),
});
export type FoldedStory = z.output<typeof foldedStory>;
