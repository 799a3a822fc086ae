/** What somebody may be besides a player. An administrator may do all that a moderator may. */
const roles = ['administrator', 'moderator'] as const;

export type Role = (typeof roles)[number];

/** The role that a player's row gives; a row written by hand may hold anything. */
export function roleOf(value: unknown): Role | undefined {
  return roles.find((role) => role === value);
}
