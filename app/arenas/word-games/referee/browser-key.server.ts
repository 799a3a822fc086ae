import { createHash } from 'node:crypto';

/** Tells browsers apart without naming their guest. */
export function browserKey(guestId: string): string {
  return createHash('sha256').update(`browser ${guestId}`).digest('base64url');
}
