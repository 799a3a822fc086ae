/**
 * An answer whose text is all there: it is written at once, while a stream of one piece would cost as much as many.
 * Read `page`; the answer's own body is empty.
 */
export class WholePage extends Response {
  readonly page: string;

  constructor(page: string, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}
