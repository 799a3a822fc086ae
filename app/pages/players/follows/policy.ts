/**
 * Whether a person may follow a player: anybody who is signed in, but nobody themselves.
 * @param person undefined for a visitor.
 */
export function mayFollow(person: { id: string } | undefined, playerId: string): boolean {
  return person !== undefined && person.id !== playerId;
}

/**
 * Whether a person may see a player's page: one that is hidden is for the player alone.
 * @param viewerId undefined for a visitor.
 */
export function maySee(viewerId: string | undefined, player: { id: string; hidden: boolean }): boolean {
  return !player.hidden || player.id === viewerId;
}
