/** What a person may be besides a player. An administrator may do all that a moderator may, and a moderator all that a wrangler may. */
const roles = ['administrator', 'moderator', 'wrangler'] as const;

export type Role = (typeof roles)[number];

/** A role that administrators give; theirs stands in the settings. */
export type GivenRole = Exclude<Role, 'administrator'>;

/** The role that a player's row gives; a row written by hand may hold anything. */
export function roleOf(value: unknown): Role | undefined {
  return roles.find((role) => role === value);
}
