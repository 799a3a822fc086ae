/**
 * Whether a person may follow a player: signed-in people may, except themselves.
 * @param person undefined for a visitor.
 */
export function mayFollow(person: { id: string } | undefined, playerId: string): boolean {
  return person !== undefined && person.id !== playerId;
}

/**
 * Whether a person may see a player's page: only the player may see a hidden one.
 * @param viewerId undefined for a visitor.
 */
export function maySee(viewerId: string | undefined, player: { id: string; hidden: boolean }): boolean {
  return !player.hidden || player.id === viewerId;
}
