import * as z from 'zod/mini';
import { MINUTE_MS } from '~/platform/clock/durations';

/** How long a chapter is an author's after each save of theirs, in ms. */
export const HOLD_MS = 3 * MINUTE_MS;

/** An author who writes on a chapter now. */
const holder = z.object({
  name: z.string(),
  /** Until when at least it stays theirs if they save nothing more, as ISO 8601. */
  until: z.string(),
});
export type Holder = z.output<typeof holder>;

/** The answer to a save of a chapter that another author holds: its words stay on the device and are sent again. */
export const heldAnswer = z.object({ status: z.literal('held'), by: holder });

export type HeldAnswer = z.output<typeof heldAnswer>;

/** The HTTP status of that answer. */
export const HELD = 423;

export const holdTexts = {
  writing: (name: string) => `${name} is writing this chapter now.`,
  until: 'It is theirs until <until/> at least.',
  wait: 'You can go on here three minutes after they stop, or at once when they publish. You can write other chapters meanwhile.',
  asItIs: 'As it stands now',
  lookAgain: 'Look again',
  keptHere: (name: string) =>
    `${name} is writing this chapter now. Your words are kept on this device and go to the server when they stop; if you both changed the same sentences, you choose.`,
  keptMeanwhile: (name: string) => `${name} is writing this chapter now. Your words are kept on this device until you can go on.`,
  /** A change that is not made of words alone. */
  held: (name: string) => `${name} is writing this chapter now. Please try again when they have stopped. Nothing you typed is lost.`,
} as const;
