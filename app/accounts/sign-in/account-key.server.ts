import { createHash } from 'node:crypto';

/** A limit's key for an e-mail address, which is not stored itself. */
export function accountKey(action: string, email: string): string {
  return `${action}:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}
