/**
 * An expected "no": its message is a text for the person who asked, and says what to do.
 * Everything else that is thrown is a fault of ours.
 */
export class Refusal extends Error {
  /** HTTP status that fits. */
  readonly status: number;
  /** Name of the form field it is about, when it is about one. */
  readonly field: string | undefined;

  constructor(text: string, options: { status?: number; field?: string } = {}) {
    super(text);
    this.name = 'Refusal';
    this.status = options.status ?? 400;
    this.field = options.field;
  }
}
