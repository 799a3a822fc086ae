import * as z from 'zod/mini';
import { cutPast, words } from '../game.contract';

/** The most edits in one move of typing. */
export const MOST_EDITS = 50;
/** The longest insertion of a single word, in characters. */
export const LONGEST_WORD = 64;
const MAX_POSITION = 10_000;

const position = z.int().check(z.minimum(0), z.maximum(MAX_POSITION));

/** The longest time between two edits that a move tells, in ms. */
export const LONGEST_PAUSE_MS = 60_000;

/** One change of the typing line: `removed` characters at a position are replaced by a text. */
const edit = z.object({
  at: position,
  removed: position,
  text: cutPast(LONGEST_WORD),
  /** Since the edit before it, by the page's clock; the first one on a page has none. */
  ms: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_PAUSE_MS))),
});
export type Edit = z.output<typeof edit>;

/** How far a player has typed through a series of texts. */
export const typing = z.object({
  /** Index of the current text. */
  at: z.int(),
  /** The line's text for it, including wrong letters. */
  typed: z.string(),
  /** Correct characters in the texts before it. */
  correctBefore: z.int(),
  /** Characters typed in the texts before it. */
  lengthBefore: z.int(),
  /** Characters ever inserted, and how many of them were correct. */
  strokes: z.int(),
  hits: z.int(),
  /** Edits applied so far. */
  edits: z.int(),
});
export type Typing = z.output<typeof typing>;

export const speedTypingContract = {
  move: z.object({
    type: z.literal('typed'),
    /** How many edits came before: a move that does not follow the accepted edits is refused. */
    after: z.int().check(z.minimum(0)),
    /** What was typed since the last move, in order. */
    events: z.array(edit).check(z.minLength(1), z.maxLength(MOST_EDITS)),
  }),
  view: z.object({
    /** Texts from the current one on. */
    texts: words,
    typing,
    /** Correct characters among all that were typed, in per cent; 100 before the first. */
    accuracy: z.number(),
  }),
};
export type SpeedTypingMove = z.output<typeof speedTypingContract.move>;
export type SpeedTypingView = z.output<typeof speedTypingContract.view>;
