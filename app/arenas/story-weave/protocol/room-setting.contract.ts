import * as z from 'zod/mini';
import { storyTones } from '~/ai-writers/card';
import { MAX_NOTE } from '../rules/note';

/** The number of seats in a room of turns, and where nobody chose otherwise. */
export const SEATS = 4;

/** The most seats that a room of battle rounds can have. */
export const MOST_SEATS = 8;

/** How stories are written: one writer at a time, or everyone at once and the best passage goes on, or each goes round and everyone sees its last line, or turns over days. */
const roomFormat = z.enum(['turns', 'battle', 'fold', 'slow']);
export type RoomFormat = z.output<typeof roomFormat>;

/** What its story is fit for, as its opener chose; 'none' where nobody chose. */
const roomRating = z.enum(['none', 'general', 'teen']);
export type RoomRating = z.output<typeof roomRating>;

/** How many rounds there can be; null: eight, and five from five writers on. */
export const roundChoices = [null, 3, 5, 8, 10] as const;
/** How many seconds of game time a passage can have. */
export const secondChoices = [60, 90, 120, 180] as const;

/** The table of battle rounds. */
export const roomTable = z.object({
  seats: z.int().check(z.minimum(2), z.maximum(MOST_SEATS)),
  rounds: z.literal(roundChoices),
  seconds: z.literal(secondChoices),
  /** Whether an outcome shows who picked what. */
  showsPicks: z.boolean(),
});
export type RoomTable = z.output<typeof roomTable>;

/** What the person who opened a room has chosen. */
export const roomSetting = z.object({
  format: roomFormat,
  /** Reached by its link only. */
  isPrivate: z.boolean(),
  /** Whether AI writers fill the free seats. */
  aiWriters: z.boolean(),
  /** Whether people have twice the time for their words. */
  moreTime: z.boolean(),
  rating: roomRating,
  table: roomTable,
  /** The person who opened it by choice; null for a room of the lobby, or when their account is gone. */
  openerId: z.nullable(z.string()),
});
export type RoomSettingView = z.output<typeof roomSetting>;

/** What the opener can choose, until the game begins. */
export const chosenSetting = z.extend(
  z.pick(roomSetting, { isPrivate: true, aiWriters: true, moreTime: true, rating: true, table: true }),
  {
    // A slow room never waits for its Start.
    format: z.enum(['turns', 'battle', 'fold']),
  },
);

export type WaitingChoice = z.output<typeof chosenSetting>;

/** How the AI writers of a room are to write, and how many of them there are at most. */
export const roomNote = z.object({
  tone: z.nullable(z.enum(storyTones)),
  jokes: z.boolean(),
  words: z.string().check(z.maxLength(MAX_NOTE)),
  writers: z.int().check(z.minimum(1), z.maximum(3)),
});

/** What the opener says of them: 0 writers for people only. */
export const chosenNote = z.extend(roomNote, { writers: z.int().check(z.minimum(0), z.maximum(3)) });
