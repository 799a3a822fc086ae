import type { Role } from './role';

/** What people do who run the site: decide about reports, name moderators, and sit at the desk of the site itself. */
export type StaffAction = 'moderate' | 'nameModerators' | 'runSite';

const allowed: Record<StaffAction, readonly Role[]> = {
  moderate: ['moderator', 'administrator'],
  nameModerators: ['administrator'],
  runSite: ['administrator'],
};

/**
 * Whether a person may do something that only those who run the site may. The server enforces it; pages show or hide
 * controls by it.
 * @param person undefined for a visitor.
 * @see docs/product/moderation.md
 */
export function may(person: { role?: Role | undefined } | undefined, action: StaffAction): boolean {
  return person?.role !== undefined && allowed[action].includes(person.role);
}
