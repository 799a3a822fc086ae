import { Refusal } from '../forms/refusal';

/** When to try again, in seconds. */
const RETRY_AFTER_SECONDS = 10;

export const overloadedTexts = {
  /** @param what is too many, such as 'Too many pictures are being drawn'. */
  tooMany: (what: string) => `${what} right now. Please try again in a few seconds.`,
  own: 'What you asked for before is still being made. Please try again in a few seconds.',
  tooLong: 'This took too long, so it was stopped. Please try again in a few minutes.',
  tooMuch: 'This needs more memory than it may take, so it was stopped. With a shorter text it works.',
};

/** Thrown where work in another thread exceeds its limits: too many tasks wait, or one takes too much time or memory. */
export class Overloaded extends Refusal {
  constructor(text: string, status: 429 | 503 = 503) {
    super(text, { status, retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.name = 'Overloaded';
  }

  /** Whether the task itself takes too much, so that it would do so again. */
  get isTooHeavy(): boolean {
    return this.message === overloadedTexts.tooLong || this.message === overloadedTexts.tooMuch;
  }

  /** The error as a response. */
  response(): Response {
    return new Response(this.message, { status: this.status, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  }
}
