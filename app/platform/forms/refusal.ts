/**
 * An expected error: its message is a text for the person and says what to do.
 * Everything else that is thrown is a bug or an outage.
 */
export class Refusal extends Error {
  /** HTTP status of the response. */
  readonly status: number;
  /** Name of the form field it is about, if any. */
  readonly field: string | undefined;

  constructor(text: string, options: { status?: number; field?: string } = {}) {
    super(text);
    this.name = 'Refusal';
    this.status = options.status ?? 400;
    this.field = options.field;
  }
}
