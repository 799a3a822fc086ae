/**
 * Whether a person may follow a player: signed-in people may, except themselves.
 * @param person undefined for a visitor.
 */
export function mayFollow(person: { id: string } | undefined, playerId: string): boolean {
  return person !== undefined && person.id !== playerId;
}
