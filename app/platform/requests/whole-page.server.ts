/**
 * An answer whose bytes are all there: it is written at once, while a stream of one piece would cost as much as many.
 * Read it by `pageOf`; the answer's own body is empty.
 */
export class WholePage extends Response {
  readonly page: Buffer;

  constructor(page: Buffer, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}

/**
 * The page of an answer; undefined where it is none, or comes in pieces. Told by what it has: in development the class
 * may have been loaded anew since the server took it.
 */
export function pageOf(answer: Response): Buffer | undefined {
  return 'page' in answer && Buffer.isBuffer(answer.page) ? answer.page : undefined;
}
