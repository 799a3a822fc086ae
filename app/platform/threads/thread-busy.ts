import { Refusal } from '../forms/refusal';

/** When to try again, in seconds. */
const RETRY_AFTER_SECONDS = 10;

/** Thrown if a task for another thread cannot be done in time: too many wait, or one takes too long. */
export class ThreadBusy extends Refusal {
  /** @param what is too many, such as 'Too many pictures are being drawn'. */
  constructor(what: string) {
    super(`${what} right now. Please try again in a few seconds.`, { status: 503 });
    this.name = 'ThreadBusy';
  }

  /** The error as a response. */
  response(): Response {
    return new Response(this.message, { status: this.status, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  }
}
