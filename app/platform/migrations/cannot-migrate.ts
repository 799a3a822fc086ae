/** Thrown if a schema change is not possible now; its message says what to do. */
export class CannotMigrate extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'CannotMigrate';
  }
}
