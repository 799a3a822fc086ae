/** Raised for a schema change that cannot be made as things are, with a text that says what to do. */
export class CannotMigrate extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'CannotMigrate';
  }
}
