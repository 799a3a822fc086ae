import * as z from 'zod/mini';

/** The longest answer, in characters. */
export const LONGEST_ANSWER = 64;
/** The longest guess of a letter, in characters: it is stored as typed. */
const LONGEST_GUESS = 10;
/** The most edits in one move of typing. */
export const MOST_EDITS = 50;
/** The longest insertion of a single word, in characters. */
export const LONGEST_WORD = 64;
const MAX_POSITION = 10_000;

const words = z.readonly(z.array(z.string()));
/** One for each place of a word; empty where it is hidden. */
const letters = words;
/** The puzzle's number in the run, from 0. */
const puzzle = z.int();
/** How many puzzles the run has. */
const puzzles = z.int();

/** A move without data: a skip, a hint, an end. */
const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/** The number of the puzzle that a move is for; pages of earlier releases do not send it. */
const itsPuzzle = { puzzle: z.optional(z.int()) };
const onPuzzle = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), ...itsPuzzle });

/** A text that is stored as far as its length matters: one that is too long is cut just past the limit, so that the fault still shows. */
const cutPast = (limit: number) => z.string().check(z.overwrite((text) => text.slice(0, limit + 1)));

const answer = z.strictObject({ type: z.literal('answer'), text: cutPast(LONGEST_ANSWER), ...itsPuzzle });
export type AnswerMove = z.output<typeof answer>;
const answerOrSkip = z.discriminatedUnion('type', [answer, onPuzzle('skip')]);

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
  /** Points gained by this move. */
  points: z.int().check(z.minimum(0)),
  /** The answer of the puzzle that this move ended, when it was left unsolved or has just been solved. */
  answer: z.optional(z.string()),
  /** Neither shown nor announced: moves of this kind come so often that messages about them would be in the way. */
  quiet: z.optional(z.literal(true)),
  /** What the player may dispute: that the answer was refused, or that the puzzle just left unsolved had an unfair clue. */
  dispute: z.optional(z.enum(['refused', 'unfair'])),
});
export type Verdict = z.output<typeof verdict>;

export const wordScramblerContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, letters, hint: z.string() }),
};
export type ScramblerMove = z.output<typeof wordScramblerContract.move>;
export type ScramblerView = z.output<typeof wordScramblerContract.view>;

const position = z.int().check(z.minimum(0), z.maximum(MAX_POSITION));

/** One change of the typing line: `removed` characters at a position are replaced by a text. */
const edit = z.object({ at: position, removed: position, text: cutPast(LONGEST_WORD) });
export type Edit = z.output<typeof edit>;

/** How far somebody has typed through a series of texts. */
const typing = z.object({
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

export const wordAssociationContract = {
  move: z.discriminatedUnion('type', [answer, onPuzzle('hint'), onPuzzle('skip')]),
  view: z.object({
    puzzle,
    words,
    /** The revealed letters of the answer. */
    letters,
    hintsLeft: z.int(),
    /** Points for a right answer now. */
    worth: z.int(),
  }),
};
export type AssociationMove = z.output<typeof wordAssociationContract.move>;
export type AssociationView = z.output<typeof wordAssociationContract.view>;

export const anagramSolverContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, word: z.string() }),
};
export type AnagramMove = z.output<typeof anagramSolverContract.move>;
export type AnagramView = z.output<typeof anagramSolverContract.view>;

export const wordCompletionContract = {
  move: answerOrSkip,
  view: z.object({ puzzle, pattern: z.string(), part: z.string(), definition: z.string() }),
};
export type CompletionMove = z.output<typeof wordCompletionContract.move>;
export type CompletionView = z.output<typeof wordCompletionContract.view>;

export const synonymFinderContract = {
  move: answerOrSkip,
  view: z.object({
    puzzle,
    word: z.string(),
    part: z.string(),
    /** The meaning asked about; empty in runs from before the site showed one. */
    sense: z.string(),
    found: words,
    /** Those found that are only close. */
    foundClose: words,
    /** How many synonyms lead on to the next word. */
    needed: z.int(),
  }),
};
export type SynonymMove = z.output<typeof synonymFinderContract.move>;
export type SynonymView = z.output<typeof synonymFinderContract.view>;

export const wordChainContract = {
  move: z.discriminatedUnion('type', [answer, plain('end')]),
  view: z.object({
    /** The start word and the player's words after it. */
    words,
    /** The letter that the next word must start with. */
    letter: z.string(),
    /** How many of the player's words earn the bonus when the player ends the run. */
    wordsForBonus: z.int(),
  }),
};
export type WordChainMove = z.output<typeof wordChainContract.move>;
export type WordChainView = z.output<typeof wordChainContract.view>;

export const wordGuessContract = {
  move: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('guess'),
      puzzle: z.number(),
      letter: z.string().check(z.overwrite((typed) => typed.slice(0, LONGEST_GUESS))),
    }),
    onPuzzle('skip'),
  ]),
  view: z.object({
    puzzle,
    puzzles,
    hint: z.string(),
    /** Present once the player has guessed wrong three times. */
    definition: z.optional(z.string()),
    letters,
    right: words,
    wrong: words,
    mostWrong: z.int(),
  }),
};
export type WordGuessMove = z.output<typeof wordGuessContract.move>;
export type WordGuessView = z.output<typeof wordGuessContract.view>;

export const definitionMatchContract = {
  move: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('choose'), question: z.int(), option: z.int() }), onPuzzle('skip')]),
  view: z.object({ puzzle, puzzles, definition: z.string(), part: z.string(), options: words }),
};
export type DefinitionMatchMove = z.output<typeof definitionMatchContract.move>;
export type DefinitionMatchView = z.output<typeof definitionMatchContract.view>;

export const wordPuzzleContract = {
  move: answerOrSkip,
  view: z.object({
    puzzle,
    puzzles,
    /** Letters, and '_' for each hidden one. */
    pattern: z.string(),
    found: words,
    toFind: z.int(),
  }),
};
export type WordPuzzleMove = z.output<typeof wordPuzzleContract.move>;
export type WordPuzzleView = z.output<typeof wordPuzzleContract.view>;
