import * as z from 'zod/mini';
import { seatNumber, time, written } from './seat.contract';

/** What a reader can say of a passage beside their pick. */
export const passageMark = z.enum(['funniest', 'best-line']);
export type PassageMark = z.output<typeof passageMark>;

/** A passage of a decided round. */
const decidedPassage = z.object({
  id: z.int(),
  ...written,
  /** How many people picked it; the watchers' vote counts as one. */
  votes: z.int(),
  /** How many readers found it the funniest, and how many its line the best. */
  funniest: z.int(),
  bestLine: z.int(),
  /** The names of those who picked it, in an outcome that shows them; empty elsewhere. */
  pickedBy: z.readonly(z.array(z.string())),
  /** Whether it went into the story. */
  won: z.boolean(),
});
export type DecidedPassage = z.output<typeof decidedPassage>;

export const decidedRound = z.object({ round: z.int(), passages: z.readonly(z.array(decidedPassage)) });
export type DecidedRound = z.output<typeof decidedRound>;

/** How a round was decided: by votes, by the watchers in a tie, in a tie by the rules, or without a vote. */
const decision = z.enum(['votes', 'watchers', 'tie', 'none']);
export type Decision = z.output<typeof decision>;

/** Battle rounds, as everyone sees them: who wrote a passage is not in here before the round is decided. */
const anyBattle = {
  /** From 1; 0 before the first. */
  round: z.int(),
  /** How many there will be. */
  rounds: z.int(),
  phase: z.enum(['rest', 'writing', 'answering', 'picking']),
  /** When the phase ends at the latest; null at rest. */
  endsAt: z.nullable(time),
  /** How long the phase is in all, in ms; 0 at rest. */
  lastsMs: z.number(),
  /** The seats that write in this round, and whether they have handed in. */
  writers: z.readonly(z.array(z.object({ seat: seatNumber, done: z.boolean() }))),
  /** While people pick: the passages by their number, which says nothing about their writers. */
  passages: z.readonly(z.array(z.object({ id: z.int(), text: z.string() }))),
  /** How many people have picked, and how many of them there will be at most. */
  picked: z.int(),
  voters: z.int(),
  /** How many people without a seat have picked. */
  watchers: z.int(),
  /** Whether each reader gets only some of the passages: which, the room says to each alone. */
  isDealt: z.boolean(),
  /** How many rounds each writer who has a seat has won; those who have won none are missing. */
  wins: z.readonly(z.array(z.object({ seat: seatNumber, rounds: z.int() }))),
  /** At rest: how the latest round went. */
  outcome: z.nullable(z.extend(decidedRound, { decision })),
  /** The seats of people who want to go on, and how many people are here to read. */
  ready: z.readonly(z.array(seatNumber)),
  readers: z.int(),
};
export const battleChange = z.object(anyBattle);

/** The viewer's part in the running round; only in what is sent to them alone. */
const ownPassage = z.object({
  round: z.int(),
  /** What the server has of their passage. */
  text: z.string(),
  done: z.boolean(),
  /** The passage they picked. */
  pick: z.nullable(z.int()),
  /** The passages that they get, where each reader gets only some; null elsewhere. */
  choices: z.nullable(z.readonly(z.array(z.int()))),
  /** The passages that they marked. */
  marks: z.readonly(z.array(z.object({ passage: z.int(), kind: passageMark }))),
});
export type OwnPassage = z.output<typeof ownPassage>;
export const battleView = z.object({ ...anyBattle, own: z.nullable(ownPassage) });
export type BattleView = z.output<typeof battleView>;
