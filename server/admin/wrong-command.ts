/** Raised for a command that cannot be done as it was given; with a text that says what to do. */
export class WrongCommand extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'WrongCommand';
  }
}
