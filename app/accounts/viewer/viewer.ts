import type { Role } from '../roles/role';

/** Why a session ended that its browser did not end: a newer sign-in, or a moderator's decision. */
export type SessionEnd = 'replaced' | 'suspended';

/** The signed-in viewer of a page, with what every page may know; no e-mail address. */
export interface Viewer {
  id: string;
  name: string;
  /** What they may do besides; undefined for most. */
  role?: Role | undefined;
  /** While they may only read: until when, as ISO 8601, or null for good. */
  suspension?: { until: string | null } | undefined;
  /** A role that counts only once the account has a passkey or codes. */
  unprotectedRole?: Role | undefined;
}
