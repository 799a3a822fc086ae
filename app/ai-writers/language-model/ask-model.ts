/** The longest silence to accept, in milliseconds. */
export interface Timeouts {
  /** From the question to the first word. */
  firstWordMs: number;
  /** From one piece of the answer to the next. */
  stallMs: number;
}

export const TIMEOUTS: Timeouts = { firstWordMs: 10_000, stallMs: 5000 };

export interface Question {
  /** What the model should do. */
  instructions: string;
  /** What it should do it with. */
  material: string;
  /** Reading of an answer stops after this many characters; no good answer is as long. */
  maxCharacters: number;
  /** How many answers to choose from are wanted at once; an endpoint that gives one only is asked for one. */
  candidates?: number;
}

/**
 * Puts one question to a language model, once.
 * @param options.withinMs the time for all answers, in milliseconds.
 * @returns the raw answers, at least one, none of them empty. Rejects with `signal`'s reason when that is aborted.
 * @throws {ModelUnavailable} when there is none.
 */
export type AskModel = (question: Question, options: { withinMs: number; signal: AbortSignal | undefined }) => Promise<string[]>;

/** Thrown when a language model gave no answer. */
export class ModelUnavailable extends Error {
  /** Whether the same question may succeed a moment later. */
  readonly passing: boolean;
  /** How long the endpoint asks to wait, in milliseconds. */
  readonly retryAfterMs: number;

  /** @param reason a few fixed words, never text from the model or a story. */
  constructor(reason: string, options: { passing: boolean; retryAfterMs?: number }) {
    super(reason);
    this.name = 'ModelUnavailable';
    this.passing = options.passing;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}

/** A caller that waits less than this learns nothing about the model: neither of its health nor of what it can do, in milliseconds. */
export const FAIR_WAIT_MS = 5_000;
