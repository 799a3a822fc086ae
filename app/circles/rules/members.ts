/** How many people a circle is for. */
export const FEWEST_MEMBERS = 3;
export const MOST_MEMBERS = 20;
/** How many circles a player can be in. */
export const MOST_CIRCLES = 20;
/** Characters of a name. */
export const MAX_NAME = 40;

export type Role = 'host' | 'member';

export interface Member {
  playerId: string;
  role: Role;
  joinedAt: Date;
}

/** Why a player may not do something with a circle. */
export type CircleRefusal =
  | 'no-circle'
  | 'not-host'
  | 'yourself'
  | 'no-member'
  | 'closed'
  | 'gone-invitation'
  | 'too-many'
  | 'crude'
  | 'no-evening'
  | 'no-zone';

const roleOf = (playerId: string, members: readonly Member[]) => members.find((member) => member.playerId === playerId)?.role;

/** Why a player may not see a circle, answer or leave; undefined for its members. */
export function whyNotMember(playerId: string, members: readonly Member[]): CircleRefusal | undefined {
  return roleOf(playerId, members) === undefined ? 'no-circle' : undefined;
}

/** Why a player may not rename a circle, or set its time or link; undefined for its host. */
export function whyNotHosting(playerId: string, members: readonly Member[]): CircleRefusal | undefined {
  return whyNotMember(playerId, members) ?? (roleOf(playerId, members) === 'host' ? undefined : 'not-host');
}

/** Why a player may not remove a member, or hand the circle over to them; undefined for its host and another member. */
export function whyNotOver(playerId: string, members: readonly Member[], otherId: string): CircleRefusal | undefined {
  const why = whyNotHosting(playerId, members);
  if (why) return why;
  if (playerId === otherId) return 'yourself';
  return roleOf(otherId, members) === undefined ? 'no-member' : undefined;
}

/**
 * Who hosts after a member has left: the host who stays, else the member who came first.
 * @returns undefined when nobody is left, and the circle ends.
 */
export function hostAfter(members: readonly Member[], leavingId: string): string | undefined {
  const left = members.filter(({ playerId }) => playerId !== leavingId);
  const host = left.find(({ role }) => role === 'host');
  const first = left.toSorted(
    (one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || (one.playerId < other.playerId ? -1 : 1),
  )[0];
  return (host ?? first)?.playerId;
}
