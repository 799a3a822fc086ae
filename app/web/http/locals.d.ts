import type { SentBody } from '~/platform/forms/accepts.server';

declare global {
  namespace Express {
    /** What the middlewares in front of React Router find out about a request. */
    interface Locals {
      requestId: string;
      /** For inline scripts of this page. */
      nonce: string;
      /** What was posted; undefined where nothing was. */
      sentBody?: SentBody;
      /** Whether the page cache takes the page, if its loaders allow it. */
      mayCache?: boolean;
    }
  }
}
