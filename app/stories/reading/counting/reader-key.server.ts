import { createHmac } from 'node:crypto';

/** What a reader is known by where it must not be told who they are. @param who their id, or a visitor's address. */
export function readerKey(secret: string, who: string): string {
  return createHmac('sha256', secret).update(`reader ${who}`).digest('base64url').slice(0, 22);
}
