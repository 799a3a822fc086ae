/** Raised when what somebody asks for has to wait for too long, or takes too long, because too much is asked for at once. */
export class Busy extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Busy';
  }
}
