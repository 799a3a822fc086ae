/** How long silence is borne, in milliseconds. */
export interface Patience {
  /** From the question to the first word. */
  firstWordMs: number;
  /** From one piece of the answer to the next. */
  stallMs: number;
}

export interface Question {
  /** What the model is to do. */
  instructions: string;
  /** What it is to do it with. */
  material: string;
  /** No more of the answer is read than this; it is longer than any good one. */
  maxCharacters: number;
}

/**
 * Puts one question to a language model, once.
 * @param options.withinMs the whole answer's time, in milliseconds.
 * @returns the answer as it came, not empty. Rejects with `signal`'s reason when that is aborted.
 * @throws {ModelUnavailable} when there is none.
 */
export type AskModel = (question: Question, options: { withinMs: number; signal: AbortSignal | undefined }) => Promise<string>;

/** Raised when a language model gave no answer. */
export class ModelUnavailable extends Error {
  /** Whether the same question may be answered a moment later. */
  readonly passing: boolean;
  /** Milliseconds that the endpoint asks to wait. */
  readonly retryAfterMs: number;

  /** @param reason a few fixed words, never a text of the model's or a story's. */
  constructor(reason: string, options: { passing: boolean; retryAfterMs?: number }) {
    super(reason);
    this.name = 'ModelUnavailable';
    this.passing = options.passing;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
