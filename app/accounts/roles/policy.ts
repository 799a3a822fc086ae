import type { Role } from './role';

/** What people do who run the site: order tags, decide about reports, give roles, and sit at the desk of the site itself. */
export type StaffAction = 'wrangle' | 'moderate' | 'giveRoles' | 'runSite';

const allowed: Record<StaffAction, readonly Role[]> = {
  wrangle: ['wrangler', 'moderator', 'administrator'],
  moderate: ['moderator', 'administrator'],
  giveRoles: ['administrator'],
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
