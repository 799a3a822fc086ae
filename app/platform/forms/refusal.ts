/**
 * An expected error: its message is a text for the person and says what to do.
 * Everything else that is thrown is a bug or an outage.
 */
export class Refusal extends Error {
  /** HTTP status of the response. */
  readonly status: number;
  /** Name of the form field it is about, if any. */
  readonly field: string | undefined;

  /** Seconds after which it may be otherwise, for Retry-After; undefined where waiting does not help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(text: string, options: { status?: number; field?: string; retryAfterSeconds?: number | undefined } = {}) {
    super(text);
    this.name = 'Refusal';
    this.status = options.status ?? 400;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
