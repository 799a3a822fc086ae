import type { SentBody } from '~/platform/forms/accepts.server';

declare global {
  namespace Express {
    /** What the middleware in front of React Router knows about a request. */
    interface Locals {
      requestId: string;
      /** The pattern of the matched route, such as /story/:id. */
      route?: string;
      /** For this page's inline scripts. */
      nonce: string;
      /** The posted body; undefined when there is none. */
      sentBody?: SentBody;
    }
  }
}
