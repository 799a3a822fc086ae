import * as z from 'zod/mini';

/** The longest answer, in characters. */
export const LONGEST_ANSWER = 64;

export const words = z.readonly(z.array(z.string()));
/** One for each place of a word; empty where it is hidden. */
export const letters = z.readonly(z.array(z.string()));
/** The puzzle's number in the run, from 0. */
export const puzzle = z.int();
/** How many puzzles the run has. */
export const puzzles = z.int();

/** A move without data: a skip, a hint, an end. */
export const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/** The number of the puzzle that a move is for; pages of earlier releases do not send it. */
const itsPuzzle = { puzzle: z.optional(z.int()) };
export const onPuzzle = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), ...itsPuzzle });

/** A text that is stored as far as its length matters: one that is too long is cut just past the limit, so that the fault still shows. */
export const cutPast = (limit: number) => z.string().check(z.overwrite((text) => text.slice(0, limit + 1)));

export const answer = z.strictObject({ type: z.literal('answer'), text: cutPast(LONGEST_ANSWER), ...itsPuzzle });
export type AnswerMove = z.output<typeof answer>;
export const answerOrSkip = z.discriminatedUnion('type', [answer, onPuzzle('skip')]);

/** What the page of a game sends as its moves, and what a player may see of its state. */
export interface GameContract<Move, View> {
  move: z.ZodMiniType<Move>;
  view: z.ZodMiniType<View>;
}

/** The outcome of a move, for eye and ear. */
export const verdict = z.object({
  /** right: scored. wrong: counted as an attempt. refused: changed nothing, `text` says why. told: a hint, a skip, a start. */
  kind: z.enum(['right', 'wrong', 'refused', 'told']),
  /** One short sentence for the player. */
  text: z.string(),
  /** What a page goes by where verdicts of one kind differ: a near answer; a move on top of one that was refused. */
  code: z.optional(z.enum(['close', 'out-of-step'])),
  /** Points gained by this move. */
  points: z.int().check(z.minimum(0)),
  /** The answer of the puzzle that this move ended, when it was left unsolved or has just been solved. */
  answer: z.optional(z.string()),
  /** For how long at most the verdict stays with the run's clock stopped, in ms of game time. */
  holdMs: z.optional(z.int()),
  /** Neither shown nor announced: moves of this kind come so often that messages about them would be in the way. */
  quiet: z.optional(z.literal(true)),
  /** What the player may dispute: that the answer was refused, or that the puzzle just left unsolved had an unfair clue. */
  dispute: z.optional(z.enum(['refused', 'unfair'])),
});
export type Verdict = z.output<typeof verdict>;
