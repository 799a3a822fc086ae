import * as z from 'zod/mini';
import { PHASES } from './rules/word-room';

/** The id of a game. */
const game = z.string();

/** A seat, as everybody in the room may see it: nothing of it says what was dealt or answered. */
const seatView = z.object({
  seat: z.int(),
  /** Null for a guest. */
  playerId: z.nullable(z.string()),
  name: z.string(),
  here: z.boolean(),
  ready: z.boolean(),
  /** Whether they have left for good. */
  left: z.boolean(),
  /** Points of the game that is played, or was played last. */
  score: z.number(),
  /** Whether their run of it is over. */
  done: z.boolean(),
  /** From 1; equals share it. */
  place: z.int(),
  /** The sum of the games that are over, each 100 for a good run. */
  points: z.number(),
  /** The same by game; null where they have none. */
  rounds: z.array(z.nullable(z.number())),
});
export type SeatView = z.output<typeof seatView>;

/** A room of words, the same for everybody in it. */
const roomView = z.object({
  roomId: z.string(),
  version: z.int(),
  access: z.enum(['link', 'circle', 'next']),
  phase: z.enum(PHASES),
  /** Which game is played or comes next, from 0. */
  round: z.int(),
  /** The games as they were chosen; null where one is drawn. */
  wanted: z.array(z.nullable(game)),
  /** Empty until the room begins. */
  games: z.array(game),
  /** When the next thing happens by itself that everybody sees, in ms since 1970 by the server's clock; null while nothing does. */
  until: z.nullable(z.number()),
  serverTime: z.number(),
  gameSpeed: z.number(),
  /** Points of a good run of the game that is played. */
  par: z.number(),
  /** Whose the Start is; null while nobody is here. */
  leader: z.nullable(z.int()),
  /** Why the room is not rated; null for one that is. */
  unrated: z.nullable(z.enum(['guests', 'same-browser'])),
  seats: z.array(seatView),
  /** The room of the rematch. */
  next: z.nullable(z.string()),
});
export type RoomView = z.output<typeof roomView>;

/** How far one run has come. */
const roomProgress = z.object({
  roomId: z.string(),
  round: z.int(),
  seat: z.int(),
  score: z.number(),
  done: z.boolean(),
});
export type RoomProgress = z.output<typeof roomProgress>;

/** What the server tells those who follow a room. */
export const roomEvents = {
  room: { name: 'word-room:room', payload: roomView },
  progress: { name: 'word-room:progress', payload: roomProgress },
} as const;

/** Follows a room; sent again it is a sign of life of a seat. */
export const followRoom = {
  name: 'word-room:follow',
  question: z.object({
    roomId: z.string(),
    /** The seat of the page, with its key; undefined for one that only watches. */
    seat: z.optional(z.object({ seat: z.int(), key: z.string() })),
  }),
  answer: z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      view: roomView,
      /** Whether the seat is the page's: another person may have it by now. */
      seated: z.boolean(),
    }),
    z.object({ ok: z.literal(false) }),
  ]),
} as const;
export type FollowAnswer = z.output<typeof followRoom.answer>;
